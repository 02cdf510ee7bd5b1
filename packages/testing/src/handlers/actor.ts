/** The person who calls, as the rules of core know them. */
export interface Actor {
  userId: string;
  email: string;
  name: string;
}
