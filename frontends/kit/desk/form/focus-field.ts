/** Brings a field of a form into sight and goes into it; `name` as in the form's table. */
export const focusField = (name: string): void => {
  const control = document.getElementById(name);
  // in a group that is closed nothing can have the focus
  control?.closest('details')?.setAttribute('open', '');
  control?.focus({ preventScroll: true });
  // under the layout's header a field would be hidden at the very top
  control?.scrollIntoView?.({ block: 'center' });
};
