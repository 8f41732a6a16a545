/** A part of a list, from its index `from` up to but not `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}
