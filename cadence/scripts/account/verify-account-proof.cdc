import "FCLCrypto"

/// Whether keys of the account signed the proof, in hex, and are enough to act for it.
access(all) fun main(address: Address, message: String, keys: [Int], signatures: [String]): Bool {
    return FCLCrypto.verifyAccountProofSignatures(
        address: address, message: message, keyIndices: keys, signatures: signatures)
}
