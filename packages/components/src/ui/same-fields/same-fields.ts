/** Whether two objects of one shape hold the same values, so that state may stay what it is. */
export function sameFields<Shape extends object>(one: Shape, other: Shape): boolean {
  return (Object.keys(one) as (keyof Shape)[]).every((key) => one[key] === other[key]);
}
