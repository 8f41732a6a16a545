import "Backpack"
import "Flunks"

/// Whether the account has both collections, as tokens can only be received with them (CHAIN-15).
access(all) fun main(address: Address): Bool {
    let capabilities = getAccount(address).capabilities
    return capabilities.borrow<&Flunks.Collection>(Flunks.CollectionPublicPath) != nil
        && capabilities.borrow<&Backpack.Collection>(Backpack.CollectionPublicPath) != nil
}
