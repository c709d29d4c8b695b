/** What fans write for a place that stands in a team's name, one line each: place | words. */
const TABLE = `
Boston | BOS
Chicago | CHI
Kansas City | KC
Las Vegas | LV Vegas
Los Angeles | LA
LA | Los Angeles
Miami | MIA
Minnesota | Minny
Montreal | MTL
New England | NE
New Jersey | NJ
New Orleans | NO NOLA
New York | NY NYC
North Carolina | NC
Oklahoma City | OKC
Philadelphia | Philly
Pittsburgh | Pitt
Salt Lake | SLC
San Antonio | SA
San Diego | SD
San Francisco | SF San Fran
San Jose | SJ
St. Louis | STL Saint Louis
St. John's | Saint Johns
Tampa Bay | TB
Toronto | TO
Washington | DC Wash
D.C. | Washington`;

const SHORTS = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [place = '', words = ''] = row.split(' | ');
    return { place, words };
  });

/** The short words of the places in a team's name: "SF San Fran" of the San Francisco 49ers. */
export const placeShorts = (name: string): string =>
  SHORTS.filter(({ place }) => ` ${name} `.includes(` ${place} `))
    .map(({ words }) => words)
    .join(' ');
