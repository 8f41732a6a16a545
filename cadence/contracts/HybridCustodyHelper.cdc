import "Backpack"
import "Flunks"
import "HybridCustody"

/// Stands in for HybridCustodyHelper (mainnet 0x807c3d470888cc48): an account's tokens with those of its linked accounts.
access(all) contract HybridCustodyHelper {

    access(all) event ContractInitialized()

    access(all) fun getChildAccounts(parentAddress: Address): [Address] {
        return getAccount(parentAddress)
            .capabilities.borrow<&HybridCustody.Manager>(HybridCustody.ManagerPublicPath)
            ?.getChildAddresses() ?? []
    }

    access(all) fun getFlunksTokenIDsFromAllLinkedAccounts(ownerAddress: Address): [UInt64] {
        let ids: [UInt64] = []
        for account in self.family(ownerAddress) {
            ids.appendAll(self.flunksOf(account))
        }
        return ids
    }

    access(all) fun getBackpackTokenIDsFromAllLinkedAccounts(ownerAddress: Address): [UInt64] {
        let ids: [UInt64] = []
        for account in self.family(ownerAddress) {
            ids.appendAll(self.backpacksOf(account))
        }
        return ids
    }

    access(all) fun getChildAccountAddressHoldingFlunksTokenId(ownerAddress: Address, tokenID: UInt64): Address? {
        for account in self.family(ownerAddress) {
            if self.flunksOf(account).contains(tokenID) {
                return account
            }
        }
        return nil
    }

    access(all) fun getChildAccountAddressHoldingBackpackTokenId(ownerAddress: Address, tokenID: UInt64): Address? {
        for account in self.family(ownerAddress) {
            if self.backpacksOf(account).contains(tokenID) {
                return account
            }
        }
        return nil
    }

    access(all) fun getBackpackSlots(ownerAddress: Address, tokenID: UInt64): UInt64 {
        if let holder = self.getChildAccountAddressHoldingBackpackTokenId(ownerAddress: ownerAddress, tokenID: tokenID) {
            return getAccount(holder)
                .capabilities.borrow<&Backpack.Collection>(Backpack.CollectionPublicPath)!
                .borrowBackpack(id: tokenID)!
                .getSlots()
        }
        return 0
    }

    /// Makes what is missing of the two collections, and publishes both anew.
    access(all) fun forceRelinkCollections(
        signer: auth(SaveValue, Capabilities, Storage, BorrowValue) &Account
    ) {
        if signer.storage.borrow<&Flunks.Collection>(from: Flunks.CollectionStoragePath) == nil {
            let collection <- Flunks.createEmptyCollection(nftType: Type<@Flunks.NFT>())
            signer.storage.save(<-collection, to: Flunks.CollectionStoragePath)
        }
        signer.capabilities.unpublish(Flunks.CollectionPublicPath)
        signer.capabilities.publish(
            signer.capabilities.storage.issue<&Flunks.Collection>(Flunks.CollectionStoragePath),
            at: Flunks.CollectionPublicPath
        )
        if signer.storage.borrow<&Backpack.Collection>(from: Backpack.CollectionStoragePath) == nil {
            let collection <- Backpack.createEmptyCollection(nftType: Type<@Backpack.NFT>())
            signer.storage.save(<-collection, to: Backpack.CollectionStoragePath)
        }
        signer.capabilities.unpublish(Backpack.CollectionPublicPath)
        signer.capabilities.publish(
            signer.capabilities.storage.issue<&Backpack.Collection>(Backpack.CollectionStoragePath),
            at: Backpack.CollectionPublicPath
        )
    }

    /// The account itself, then those that are linked to it.
    access(self) fun family(_ owner: Address): [Address] {
        return [owner].concat(self.getChildAccounts(parentAddress: owner))
    }

    access(self) fun flunksOf(_ account: Address): [UInt64] {
        return getAccount(account)
            .capabilities.borrow<&Flunks.Collection>(Flunks.CollectionPublicPath)
            ?.getIDs() ?? []
    }

    access(self) fun backpacksOf(_ account: Address): [UInt64] {
        return getAccount(account)
            .capabilities.borrow<&Backpack.Collection>(Backpack.CollectionPublicPath)
            ?.getIDs() ?? []
    }

    init() {
        emit ContractInitialized()
    }
}
