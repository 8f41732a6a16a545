import "FlunksGraduationV2"

/// Lets a Flunk graduate that the signer, or an account linked to it, holds.
transaction(tokenID: UInt64) {
    prepare(signer: auth(SaveValue, Capabilities, Storage, BorrowValue) &Account) {
        FlunksGraduationV2.graduateFlunk(owner: signer, tokenID: tokenID)
    }
}
