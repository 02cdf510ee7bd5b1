/** The caller, as the rules of core need them. */
export interface Actor {
  userId: string;
  email: string;
  name: string;
}
