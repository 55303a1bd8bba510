// A wheel turns the held piece, a quarter per notch. A trackpad sends dozens of small steps for one swipe, so these
// are added up.

/** Pixels of a swipe that are worth a notch. */
const notch = 100;
/** Milliseconds after which the rest of a swipe is forgotten. */
const pause = 250;

/** Handles wheel events: calls back once per quarter. */
export function notches(turned: (quarters: 1 | -1) => void) {
  let sum = 0;
  let last = 0;

  return (event: WheelEvent) => {
    // Browsers zoom by this, and tell a pinch so.
    if (event.ctrlKey) return;
    event.preventDefault();
    const worth = worthOf(event);
    if (event.timeStamp - last > pause || worth * sum < 0) sum = 0;
    last = event.timeStamp;
    sum += worth;
    const quarter = Math.sign(sum);
    if (Math.abs(sum) < notch) return;
    sum -= quarter * notch;
    turned(quarter as 1 | -1);
  };
}

/** What an event is worth in pixels, at most a notch. Firefox counts in lines only for those who ask for the mode
    first. */
function worthOf({ deltaMode, deltaX, deltaY, wheelDeltaY = 1 }: WheelEvent & { wheelDeltaY?: number }): number {
  if (Math.abs(deltaX) > Math.abs(deltaY)) return 0;
  // Only wheels go by lines. In pixels a notch is what system and zoom make of it, but it always counts 120 in the
  // older measure, or on a Mac a multiple of this odd step.
  const rolled = deltaMode > 0 || wheelDeltaY % 120 === 0 || deltaY % 4.000244140625 === 0;
  return Math.max(-notch, Math.min(notch, rolled ? deltaY * notch : deltaY));
}
