/** The sums of the colours from the view, in the order in which they are shown. */
import { COLOURS, type Colour } from "../art/suits";

export interface Sum {
  readonly colour: Colour;
  readonly sum: number;
}

export function inColourOrder(sums: Readonly<Record<string, number>>): Sum[] {
  return COLOURS.flatMap((colour) => {
    const sum = sums[colour];
    return sum === undefined ? [] : [{ colour, sum }];
  });
}
