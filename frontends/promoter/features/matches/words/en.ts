export const en = {
  title: 'Choose riders',
  lead: 'Finishers in paid places who match no enrolled rider yet. A result earns as soon as its rider is chosen.',
  home: 'Home',
  none: 'Every paid place has its rider.',
};
