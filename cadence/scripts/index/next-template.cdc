import "Backpack"
import "Flunks"

/// The id that the next template of a collection ("Flunks" or "Backpack") gets. Templates begin with 1.
access(all) fun main(collection: String): UInt64 {
    return collection == "Flunks" ? Flunks.nextTemplateID : Backpack.nextTemplateID
}
