// What the person last used. Browsers disagree on whether a tap on a drawing shows the ring of focus;
// here it shows for keys only. Everything but drawings keeps its ring, whatever was used.

export function followInput(): void {
  const root = document.documentElement;
  window.addEventListener('pointerdown', () => (root.dataset['input'] = 'pointer'), { capture: true, passive: true });
  window.addEventListener('keydown', () => delete root.dataset['input'], { capture: true });
}
