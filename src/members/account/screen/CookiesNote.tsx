import { useSyncExternalStore } from 'react';
import { SIGN_IN } from '../rules/texts.ts';

const never = () => () => undefined;

/** Said before anything is typed, where the browser itself says that it keeps no cookies; on the server it is not known. */
export function CookiesNote() {
  const enabled = useSyncExternalStore(
    never,
    () => navigator.cookieEnabled,
    () => true,
  );
  if (enabled) return null;
  const { title, text } = SIGN_IN.cookiesBlocked;
  return (
    <p className="alert" role="status">
      <span>
        <b>{title}.</b> {text}
      </span>
    </p>
  );
}
