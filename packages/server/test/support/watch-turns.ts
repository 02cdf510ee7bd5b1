/** Counts the turns that the event loop gives to others from now on. */
export function watchTurns(onTurn: () => void = () => undefined): { end: () => number } {
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    onTurn();
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  return {
    end() {
      isOver = true;
      return turns;
    },
  };
}
