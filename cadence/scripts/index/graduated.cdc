import "FlunksGraduationV2"

/// Which of the Flunk tokens from `from` on, `count` ids of them, have graduated.
access(all) fun main(from: UInt64, count: UInt64): [UInt64] {
    let graduated: [UInt64] = []
    var id = from
    while id - from < count {
        if FlunksGraduationV2.isFlunkGraduated(tokenID: id) {
            graduated.append(id)
        }
        id = id + 1
    }
    return graduated
}
