// Made by `npm run cadence`; a test fails while it is older than what it is made from.

export const claimBackpack = `import "BackpackMinter"

/// Claims a backpack of the set for a Flunk that the signer, or an account linked to it, holds.
transaction(tokenID: UInt64, setID: UInt64) {
    prepare(signer: auth(SaveValue, Capabilities, Storage, BorrowValue) &Account) {
        BackpackMinter.claimBackPack(tokenID: tokenID, signer: signer, setID: setID)
    }
}
`;

export const initialize = `import "HybridCustodyHelper"

/// Makes what is missing of the signer's two collections and publishes both anew.
transaction {
    prepare(signer: auth(SaveValue, Capabilities, Storage, BorrowValue) &Account) {
        HybridCustodyHelper.forceRelinkCollections(signer: signer)
    }
}
`;

export const graduate = `import "FlunksGraduationV2"

/// Lets a Flunk graduate that the signer, or an account linked to it, holds.
transaction(tokenID: UInt64) {
    prepare(signer: auth(SaveValue, Capabilities, Storage, BorrowValue) &Account) {
        FlunksGraduationV2.graduateFlunk(owner: signer, tokenID: tokenID)
    }
}
`;
