import { useStore } from '@nanostores/react';
import Download from 'lucide-react/icons/download';
import { type MouseEvent, useState } from 'react';
import { fileAsked } from './asked.ts';
import { saveFile } from './file.ts';
import { $filters } from './users.ts';

/** The filtered list as a file; full numbers on request. */
export function UserDownload() {
  const filters = useStore($filters);
  const [reveal, setReveal] = useState(false);
  const asked = fileAsked(filters, reveal);
  const save = (event: MouseEvent): void => {
    if (!asked.body) return;
    event.preventDefault();
    void saveFile(asked);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <label className="checkbox items-center">
        <input
          type="checkbox"
          checked={reveal}
          onChange={({ currentTarget }) => setReveal(currentTarget.checked)}
        />
        Numbers in full
      </label>
      <a className="button ghost compact" href={asked.path} download onClick={save}>
        <Download className="icon" aria-hidden="true" />
        CSV
      </a>
    </div>
  );
}
