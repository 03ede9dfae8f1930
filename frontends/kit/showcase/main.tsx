import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import '../base/styles/base.css';
import '../base/styles/faces.css';
import '../desk/desk.css';
import { ShowcasePage } from './ShowcasePage.js';

createRoot(document.getElementById('root')!).render(
  <RouterProvider router={createBrowserRouter([{ path: '*', element: <ShowcasePage /> }])} />,
);
