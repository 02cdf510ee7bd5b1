/** Person to sign in as without a password while no real issuer is configured. */
export interface DemoPerson {
  email: string;
  name: string;
  /** Role of the person in the demo project. */
  role: 'Owner' | 'Admin' | 'Contributor';
}

export const DEMO_OWNER: DemoPerson = { email: 'ada@flowlens.test', name: 'Ada Lindqvist', role: 'Owner' };

/** In the order of the sign-in page. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  DEMO_OWNER,
  { email: 'ben@flowlens.test', name: 'Ben Okafor', role: 'Admin' },
  { email: 'cleo@flowlens.test', name: 'Cleo Martins', role: 'Contributor' },
];
