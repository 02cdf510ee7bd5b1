/** Rounds of a test that provokes a race. `RACE_ROUNDS` changes them; `npm test` runs fewer. */
export const RACE_ROUNDS = Number(process.env.RACE_ROUNDS ?? 100);

if (!(RACE_ROUNDS >= 1)) throw new Error(`RACE_ROUNDS is ${process.env.RACE_ROUNDS}, which is not a number of rounds.`);
