export { addCategory } from './add-category.js';
export { deleteCategory } from './delete-category.js';
export { editCategory } from './edit-category.js';
