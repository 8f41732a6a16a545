/// Stands in for FCLCrypto (mainnet 0xb4b82a1c9d21d284): whether an account's keys signed a message.
access(all) contract FCLCrypto {

    access(all) fun verifyUserSignatures(
        address: Address, message: String, keyIndices: [Int], signatures: [String]
    ): Bool {
        return self.verify(address, message, keyIndices, signatures, tag: "FLOW-V0.0-user")
    }

    access(all) fun verifyAccountProofSignatures(
        address: Address, message: String, keyIndices: [Int], signatures: [String]
    ): Bool {
        return self.verify(address, message, keyIndices, signatures, tag: "FCL-ACCOUNT-PROOF-V0.0")
            || self.verify(address, message, keyIndices, signatures, tag: "FLOW-V0.0-user")
    }

    /// Every signature must be right, each by another key that is not revoked, and their weights reach 1000.
    access(self) fun verify(
        _ address: Address, _ message: String, _ keyIndices: [Int], _ signatures: [String], tag: String
    ): Bool {
        pre {
            keyIndices.length == signatures.length: "Key index list length does not match signature list length"
        }
        let keys = getAccount(address).keys
        let seen: {Int: Bool} = {}
        var weight = 0.0
        for i, index in keyIndices {
            let key = keys.get(keyIndex: index) ?? panic("Key provided does not exist on account")
            let signs = key.publicKey.verify(
                signature: signatures[i].decodeHex(),
                signedData: message.decodeHex(),
                domainSeparationTag: tag,
                hashAlgorithm: key.hashAlgorithm
            )
            if key.isRevoked || !signs || seen.insert(key: index, true) != nil {
                return false
            }
            weight = weight + key.weight
        }
        return weight >= 1000.0
    }
}
