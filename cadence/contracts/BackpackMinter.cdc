import "Backpack"
import "Flunks"
import "HybridCustodyHelper"

/// Stands in for BackpackMinter (mainnet 0x807c3d470888cc48): one backpack a Flunk, to its holder.
access(all) contract BackpackMinter {

    access(all) event ContractInitialized()
    access(all) event BackpackClaimed(FlunkTokenID: UInt64, BackpackTokenID: UInt64, signer: Address)

    access(all) let AdminStoragePath: StoragePath

    /// Backpack token by Flunk token, and by Flunk template.
    access(self) var claimedByToken: {UInt64: UInt64}
    access(self) var claimedByTemplate: {UInt64: UInt64}

    access(all) fun claimBackPack(
        tokenID: UInt64,
        signer: auth(SaveValue, Capabilities, Storage, BorrowValue) &Account,
        setID: UInt64
    ) {
        pre {
            tokenID <= 9998: "Invalid Flunk token ID"
            !self.claimedByToken.containsKey(tokenID): "Token ID already claimed"
        }
        let holder = HybridCustodyHelper.getChildAccountAddressHoldingFlunksTokenId(
            ownerAddress: signer.address, tokenID: tokenID
        ) ?? panic("signer is not owner of Flunk")
        HybridCustodyHelper.forceRelinkCollections(signer: signer)

        let backpack <- Backpack.seedToken(setID: setID)
        let backpackID = backpack.id
        emit BackpackClaimed(FlunkTokenID: tokenID, BackpackTokenID: backpackID, signer: signer.address)
        signer.capabilities.borrow<&Backpack.Collection>(Backpack.CollectionPublicPath)!.deposit(token: <-backpack)

        let flunk = getAccount(holder)
            .capabilities.borrow<&Flunks.Collection>(Flunks.CollectionPublicPath)!
            .borrowFlunks(id: tokenID)!
        self.claimedByToken[tokenID] = backpackID
        self.claimedByTemplate[flunk.templateID] = backpackID
    }

    access(all) fun getClaimedBackPacksPerFlunkTokenID(): {UInt64: UInt64} {
        return self.claimedByToken
    }

    access(all) fun getClaimedBackPacksPerFlunkTemplateID(): {UInt64: UInt64} {
        return self.claimedByTemplate
    }

    init() {
        self.AdminStoragePath = /storage/BackpackMinterAdmin
        self.claimedByToken = {}
        self.claimedByTemplate = {}
        emit ContractInitialized()
    }
}
