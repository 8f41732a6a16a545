import "FCLCrypto"

/// Whether keys of the account signed the text, in hex, and are enough to act for it.
access(all) fun main(address: Address, message: String, keys: [Int], signatures: [String]): Bool {
    return FCLCrypto.verifyUserSignatures(
        address: address, message: message, keyIndices: keys, signatures: signatures)
}
