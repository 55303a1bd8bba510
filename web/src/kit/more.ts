// Says that a column goes on below its edge: while there is more to come it fades out at the foot.
// Phones show no bar before they are pushed.

/** Put on the content; `GameLayout` draws what `data-more` means for the column around it. */
export function more(content: Element): (() => void) | undefined {
  const column = content.closest<HTMLElement>('.right');
  if (!column) return;
  const look = () =>
    column.toggleAttribute('data-more', column.scrollTop + column.clientHeight < column.scrollHeight - 4);
  const sizes = new ResizeObserver(look);
  sizes.observe(content);
  sizes.observe(column);
  column.addEventListener('scroll', look, { passive: true });
  return () => {
    sizes.disconnect();
    column.removeEventListener('scroll', look);
    column.removeAttribute('data-more');
  };
}
