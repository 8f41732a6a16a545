import "Flunks"
import "HybridCustodyHelper"

/// Stands in for FlunksGraduationV2 (mainnet 0x807c3d470888cc48): a Flunk graduates once, by its holder.
access(all) contract FlunksGraduationV2 {

    access(all) event ContractInitialized()
    access(all) event Graduate(address: Address, tokenID: UInt64, templateID: UInt64)
    /// Never emitted.
    access(all) event GraduateTimeUpdate(tokenID: UInt64, time: UInt64)

    access(all) let AdminStoragePath: StoragePath

    access(self) var graduated: {UInt64: Bool}
    access(self) var pictures: {UInt64: String}

    access(all) fun graduateFlunk(
        owner: auth(SaveValue, Capabilities, Storage, BorrowValue) &Account,
        tokenID: UInt64
    ) {
        pre {
            !self.graduated.containsKey(tokenID): "Flunk has already graduated"
        }
        HybridCustodyHelper.forceRelinkCollections(signer: owner)
        let holder = HybridCustodyHelper.getChildAccountAddressHoldingFlunksTokenId(
            ownerAddress: owner.address, tokenID: tokenID
        ) ?? panic("Not owner")
        let flunk = getAccount(holder)
            .capabilities.borrow<&Flunks.Collection>(Flunks.CollectionPublicPath)!
            .borrowFlunks(id: tokenID)!

        let metadata = flunk.getNFTMetadata()
        metadata["Type"] = "Graduated"
        metadata["pixelUri"] = metadata["uri"]!
        metadata["uri"] = self.pictures[tokenID]!
        Flunks.updateTemplate(templateID: flunk.templateID, metadata: metadata)
        self.graduated[tokenID] = true
        emit Graduate(address: owner.address, tokenID: tokenID, templateID: flunk.templateID)
    }

    access(all) fun isFlunkGraduated(tokenID: UInt64): Bool {
        return self.graduated[tokenID] ?? false
    }

    /// Registers a token's picture after graduation; without one it cannot graduate.
    access(all) fun seedPicture(tokenID: UInt64, uri: String) {
        self.pictures[tokenID] = uri
    }

    init() {
        self.AdminStoragePath = /storage/FlunksGraduationV2Admin
        self.graduated = {}
        self.pictures = {}
        emit ContractInitialized()
    }
}
