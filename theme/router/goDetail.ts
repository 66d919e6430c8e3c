// What the event `troodon-go` carries: the URL as a string, or an object that also has the state of the new
// entry of the history.
export interface GoDetail {
  readonly toString: () => string
  readonly state?: unknown
}
