// What the person last used. Browsers disagree on whether a tap on a drawing, or a script that moves
// the focus on after a tap, shows the ring of focus; here it shows for keys only, and for fields.

export function followInput(): void {
  const root = document.documentElement;
  window.addEventListener('pointerdown', () => (root.dataset['input'] = 'pointer'), { capture: true, passive: true });
  window.addEventListener(
    'keydown',
    // A modifier alone goes with a pointer as well.
    ({ key }) => {
      if (!['Shift', 'Control', 'Alt', 'Meta'].includes(key)) root.dataset['input'] = 'keys';
    },
    { capture: true },
  );
}
