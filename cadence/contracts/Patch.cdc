import "MetadataViews"
import "NonFungibleToken"

/// Stands in for Patch (mainnet 0x807c3d470888cc48), what a backpack holds. Its only view is Display.
access(all) contract Patch: NonFungibleToken {

    access(all) event Withdraw(id: UInt64, from: Address?)
    access(all) event Deposit(id: UInt64, to: Address?)
    access(all) event NFTTemplateCreated(templateID: UInt64, metadata: {String: String})
    access(all) event Mint(id: UInt64, templateID: UInt64)
    access(all) event Burn(id: UInt64)

    access(all) var totalSupply: UInt64

    access(all) resource NFT: NonFungibleToken.NFT {
        access(all) let id: UInt64
        access(all) let templateID: UInt64

        access(all) view fun getViews(): [Type] {
            return [Type<MetadataViews.Display>()]
        }

        access(all) fun resolveView(_ view: Type): AnyStruct? {
            if view != Type<MetadataViews.Display>() {
                return nil
            }
            return MetadataViews.Display(
                name: "Patch",
                description: "",
                thumbnail: MetadataViews.HTTPFile(url: "https://flunks.example/patch.png")
            )
        }

        access(all) fun createEmptyCollection(): @{NonFungibleToken.Collection} {
            return <-create Collection()
        }

        init(templateID: UInt64) {
            self.id = Patch.totalSupply
            self.templateID = templateID
            Patch.totalSupply = Patch.totalSupply + 1
            emit Mint(id: self.id, templateID: templateID)
        }
    }

    access(all) resource Collection: NonFungibleToken.Collection {
        access(all) var ownedNFTs: @{UInt64: {NonFungibleToken.NFT}}

        access(NonFungibleToken.Withdraw) fun withdraw(withdrawID: UInt64): @{NonFungibleToken.NFT} {
            let token <- self.ownedNFTs.remove(key: withdrawID) ?? panic("missing NFT")
            emit Withdraw(id: token.id, from: self.owner?.address)
            return <-token
        }

        access(all) fun deposit(token: @{NonFungibleToken.NFT}) {
            let patch <- token as! @Patch.NFT
            emit Deposit(id: patch.id, to: self.owner?.address)
            self.ownedNFTs[patch.id] <-! patch
        }

        access(all) fun batchDeposit(collection: @Collection) {
            for id in collection.getIDs() {
                self.deposit(token: <-collection.withdraw(withdrawID: id))
            }
            destroy collection
        }

        access(all) view fun getIDs(): [UInt64] {
            return self.ownedNFTs.keys
        }

        access(all) view fun borrowNFT(_ id: UInt64): &{NonFungibleToken.NFT}? {
            return &self.ownedNFTs[id]
        }

        access(all) view fun getSupportedNFTTypes(): {Type: Bool} {
            return {Type<@Patch.NFT>(): true}
        }

        access(all) view fun isSupportedNFTType(type: Type): Bool {
            return type == Type<@Patch.NFT>()
        }

        access(all) fun createEmptyCollection(): @{NonFungibleToken.Collection} {
            return <-create Collection()
        }

        init() {
            self.ownedNFTs <- {}
        }
    }

    access(all) fun createEmptyCollection(nftType: Type): @{NonFungibleToken.Collection} {
        return <-create Collection()
    }

    access(all) view fun getContractViews(resourceType: Type?): [Type] {
        return []
    }

    access(all) fun resolveContractView(resourceType: Type?, viewType: Type): AnyStruct? {
        return nil
    }

    /// Mints a patch.
    access(all) fun seedToken(templateID: UInt64): @NFT {
        return <-create NFT(templateID: templateID)
    }

    init() {
        self.totalSupply = 0
    }
}
