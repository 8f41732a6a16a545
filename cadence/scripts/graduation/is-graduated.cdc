import "FlunksGraduationV2"

/// Whether the Flunk has graduated.
access(all) fun main(tokenID: UInt64): Bool {
    return FlunksGraduationV2.isFlunkGraduated(tokenID: tokenID)
}
