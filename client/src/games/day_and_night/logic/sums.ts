/** The sums of the colours, as the view tells them, in the order in which colours are shown. */
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
