/** Sends the value of a counted card to the tower of its colour, so that one sees what a sum consists of. */
import { isMotionReduced } from "../../../core/settings.svelte";

const FLIGHT = 240;

/** `paper` and `ink` are the colours of the card; `pace` stretches the time. */
interface Look {
  readonly text: string;
  readonly paper: string;
  readonly ink: string;
  readonly pace: number;
}

export function sendValue(card: Element, tower: Element, look: Look): void {
  if (isMotionReduced() || look.pace === 0) return;
  const [from, to] = [centre(card), centre(tower)];
  const chip = chipAt(from, look);
  const end = `translate(${to.x - from.x}px, ${to.y - from.y}px) translate(-50%, -50%)`;
  chip.animate(
    [
      { transform: "translate(-50%, -50%) scale(0.6)", opacity: 0 },
      { transform: "translate(-50%, -50%) scale(1.2)", opacity: 1, offset: 0.25 },
      { transform: `${end} scale(0.9)`, opacity: 1, offset: 0.9 },
      { transform: `${end} scale(0.5)`, opacity: 0 },
    ],
    { duration: FLIGHT * look.pace, easing: "ease-in-out", fill: "both" },
  ).onfinish = () => chip.remove();
}

function centre(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

function chipAt({ x, y }: { x: number; y: number }, { text, paper, ink }: Look): HTMLElement {
  const chip = document.createElement("span");
  chip.textContent = text;
  chip.setAttribute("aria-hidden", "true");
  Object.assign(chip.style, {
    position: "fixed",
    left: `${x}px`,
    top: `${y}px`,
    zIndex: "30",
    padding: "0 0.5em",
    borderRadius: "999px",
    border: "2px solid #fffaf0",
    background: paper,
    color: ink,
    font: "700 1.2rem/1.5 var(--show)",
    pointerEvents: "none",
  });
  document.body.append(chip);
  return chip;
}
