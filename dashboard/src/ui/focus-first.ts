/** As `ref` of the one control that a step is about: whoever came to it can type at once. */
export function focusFirst(control: HTMLInputElement | null): void {
  control?.focus();
}
