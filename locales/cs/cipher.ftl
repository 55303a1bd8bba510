## Cipher.
