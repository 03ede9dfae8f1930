import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Leads from a form to the record that it added: `next` while it is sent, `go` once it is saved. The page is left only
 * after the form shows what is stored; a moment earlier it would ask about unsaved changes.
 */
export const useLeadOn = () => {
  const navigate = useNavigate();
  const next = useRef<string>(undefined);
  const [to, setTo] = useState<string>();
  useEffect(() => {
    if (to !== undefined) void navigate(to, { replace: true });
  }, [navigate, to]);
  return {
    next: (address: string) => void (next.current = address),
    go: () => setTo(next.current),
  };
};
