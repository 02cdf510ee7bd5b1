/** Returns whether two objects of one shape have equal values, so that state can keep its identity. */
export function sameFields<Shape extends object>(one: Shape, other: Shape): boolean {
  return (Object.keys(one) as (keyof Shape)[]).every((key) => one[key] === other[key]);
}
