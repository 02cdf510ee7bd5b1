/** Rounds of a test that provokes a race. `RACE_ROUNDS` changes them; `npm test` runs fewer. */
export const RACE_ROUNDS = Number(process.env.RACE_ROUNDS ?? 100);
