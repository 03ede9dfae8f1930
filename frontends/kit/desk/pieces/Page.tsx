import { useEffect, useRef, type ReactNode } from 'react';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';

export interface PageProps {
  title: string;
  /** `heard`: what the page shows says it already, so the heading is for screen readers; default `shown` */
  heading?: 'shown' | 'heard';
  /** before the heading: a plate or a picture */
  mark?: ReactNode;
  lead?: ReactNode;
  /** the page's one primary action */
  primary?: ReactNode;
  /** where the reader came from; `to` is a full path (`usePath()('/riders')`) */
  back?: { to: string; label: string };
  children: ReactNode;
}

/**
 * A page's head and body. The document takes its title; focus goes to the heading when the page changes, so that a
 * screen reader hears it.
 */
export const Page = ({ title, heading: shows = 'shown', mark, lead, primary, back, children }: PageProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Red Rider Rewards`;
  }, [title]);
  useEffect(() => {
    // A field that asked for the focus keeps it.
    const page = heading.current?.closest('.desk-page');
    if (!page?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="desk-page">
      {back && (
        <Link className="desk-back" to={back.to}>
          <ArrowLeftOutlined aria-hidden /> {back.label}
        </Link>
      )}
      <header className={shows === 'heard' ? 'desk-page-head visually-hidden' : 'desk-page-head'}>
        {mark}
        <div className="desk-page-title">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <div className="desk-lead">{lead}</div>}
        </div>
        {primary && <div className="desk-page-primary">{primary}</div>}
      </header>
      {children}
    </div>
  );
};
