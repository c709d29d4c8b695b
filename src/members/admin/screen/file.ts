import { askUsers } from './ask.ts';
import type { Asked } from './asked.ts';
import { $failure } from './oneUser.ts';

const NAME = /filename="([^"]+)"/;

/** Saves a file that a plain link cannot request. */
export async function saveFile(asked: Asked): Promise<void> {
  $failure.set(undefined);
  try {
    const answer = await askUsers(asked);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await answer.blob());
    link.download = NAME.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'users.csv';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  } catch (error) {
    console.error(error);
    $failure.set('The file could not be loaded. Please try again.');
  }
}
