export const en = {
  notYours: 'This event belongs to another promoter. You cannot change it.',
  closed: 'Results were due by {{date}}. Ask an administrator to change classes now.',
};
