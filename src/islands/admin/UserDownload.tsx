import { useStore } from '@nanostores/react';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { filePath } from '#client/admin/asked.ts';
import { $filters } from '#client/admin/users.ts';

/** The list as a file, as it is narrowed; numbers in full where they are asked for. */
export function UserDownload() {
  const filters = useStore($filters);
  const [reveal, setReveal] = useState(false);
  return (
    <div className="users-file">
      <label className="chk">
        <input
          type="checkbox"
          checked={reveal}
          onChange={({ currentTarget }) => setReveal(currentTarget.checked)}
        />
        Numbers in full
      </label>
      <a className="btn ghost sm" href={filePath(filters, reveal)} download>
        <Download className="ic" aria-hidden="true" />
        CSV
      </a>
    </div>
  );
}
