import type { ReactNode, Ref } from 'react';
import type { ApiProblem } from '@rrr/kit/base';

/** Why a form was refused, and what to do next. */
export const Refused = ({
  title,
  problem,
  alert,
  children,
}: {
  title: string;
  problem: ApiProblem;
  alert: Ref<HTMLDivElement>;
  children?: ReactNode;
}) => (
  <div className="alert bad" role="alert" tabIndex={-1} ref={alert}>
    <strong>{title}</strong>
    <span>{problem.detail}</span>
    {children}
  </div>
);
