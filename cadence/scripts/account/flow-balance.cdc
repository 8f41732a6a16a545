import "FlowToken"

/// The FLOW in the vault that the account shows; nil: there is no such account, or it shows none.
access(all) fun main(address: Address): UFix64? {
    return getAccount(address).capabilities.borrow<&FlowToken.Vault>(/public/flowTokenBalance)?.balance
}
