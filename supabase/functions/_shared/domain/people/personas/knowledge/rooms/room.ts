/** A room: the subject that it belongs to, its title, what people call it and what is in it, and what is said of it. */
export type Room = readonly [of: string, title: string, names: readonly string[], ...says: readonly string[]];
