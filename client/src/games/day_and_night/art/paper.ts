/** Paths of paper cut-outs. Shapes of one colour are joined into one path, because the browser has to restyle
 * every element when day turns to night. */

/** A disc with a torn edge that is not random, so that all cards look alike. */
export function torn(x: number, y: number, radius: number, depth = 0.06, points = 34): string {
  return ring(points, (i) => {
    const edge = Math.sin(i * 2.4) * 0.6 + Math.sin(i * 5.1 + 1) * 0.4;
    const [angle, reach] = [(i / points) * 2 * Math.PI, radius * (1 + depth * edge)];
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
}

export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** A star with five points, or with more points and a larger heart a sun. */
export function star(x: number, y: number, radius: number, points = 5, heart = 0.45): string {
  return ring(2 * points, (i) => {
    const [angle, reach] = [(i / points) * Math.PI - Math.PI / 2, i % 2 ? radius * heart : radius];
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
}

function ring(count: number, corner: (i: number) => [number, number]): string {
  const corners = Array.from({ length: count }, (_, i) =>
    corner(i)
      .map((each) => each.toFixed(1))
      .join(" "),
  );
  return `M${corners.join("L")}Z`;
}
