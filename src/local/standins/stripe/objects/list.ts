export interface List<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

export const listOf = <T>(data: T[], url: string, hasMore = false): List<T> => ({
  object: 'list',
  data,
  has_more: hasMore,
  url,
});
