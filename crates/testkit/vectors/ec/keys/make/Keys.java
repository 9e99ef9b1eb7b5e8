import java.io.FileOutputStream;
import java.security.*;
import java.security.spec.ECGenParameterSpec;

/** Writes one PKCS#8 and one SPKI file per curve, as the platform's own provider encodes them. */
public class Keys {
    public static void main(String[] args) throws Exception {
        for (String curve : new String[] {"secp256r1", "secp384r1", "secp521r1"}) {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec(curve));
            KeyPair pair = generator.generateKeyPair();
            try (FileOutputStream out = new FileOutputStream(args[0] + "/" + curve + ".pkcs8.der")) {
                out.write(pair.getPrivate().getEncoded());
            }
            try (FileOutputStream out = new FileOutputStream(args[0] + "/" + curve + ".spki.der")) {
                out.write(pair.getPublic().getEncoded());
            }
        }
    }
}
