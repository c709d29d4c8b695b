import type { Golfer } from '#domain/events/golfTournament.ts';
import { players, playersOfLevel } from '#domain/golf/writtenField.ts';
import { writtenRows } from '#domain/words/writtenRows.ts';

/** Rows of a field: "1.9 | A, B" are players with the same level set by hand, "rated | C" are players with ratings. */
const field = (rows: string): readonly Golfer[] =>
  writtenRows(rows).flatMap(([mean = '', names = '']) =>
    mean === 'rated' ? players(names) : playersOfLevel(Number(mean), names),
  );

/** More than sixty players with ratings. */
export const PGA_FIELD = field(`
rated | Scottie Scheffler, Xander Schauffele, Rory McIlroy, Collin Morikawa, Ludvig Åberg, Justin Thomas, Patrick Cantlay, Viktor Hovland, Russell Henley, Sam Burns, Tommy Fleetwood, Sungjae Im, Hideki Matsuyama, Shane Lowry, Corey Conners, Sepp Straka, Keegan Bradley, Robert MacIntyre, Maverick McNealy, Ben Griffin, J.J. Spaun, Harris English, Brian Harman, Akshay Bhatia, Daniel Berger, Wyndham Clark, Cameron Young, Jordan Spieth, Denny McCarthy, J.T. Poston, Taylor Pendrith, Nick Taylor, Aaron Rai, Lucas Glover, Max Greyserman, Tony Finau, Si Woo Kim, Byeong Hun An, Tom Kim, Min Woo Lee, Jason Day, Adam Scott, Matt Fitzpatrick, Christiaan Bezuidenhout, Davis Thompson, Michael Kim, Sam Stevens, Max Homa, Tom Hoge, Rickie Fowler, Eric Cole, Stephan Jaeger, Thomas Detry, Alex Noren, Mackenzie Hughes, Adam Hadwin, Harry Hall, Matti Schmid, Kevin Yu, Ryan Gerard, Jacob Bridgeman, Bud Cauley, Ryan Fox, Andrew Novak, Kurt Kitayama, Billy Horschel, Austin Eckroat, Nick Dunlap, Matthieu Pavon, Cam Davis
`);

export const DP_WORLD_FIELD = field(`
1.9 | Marco Penge, Kristoffer Reitan, Rasmus Højgaard, Adrien Saddier, Daniel Hillier, Jordan Smith
1.4 | John Parry, Martin Couvra, Haotong Li, Keita Nakajima, Dan Brown, Andy Sullivan, Connor Syme, Ewen Ferguson, Jayden Schaper, Shaun Norris, Eugenio Chacarra, Angel Ayora
0.8 | Calum Hill, Richard Mansell, Jorge Campillo, Guido Migliozzi, Francesco Laporta, Marcel Siem, Bernd Wiesberger, Romain Langasque, Grant Forrest, Joe Dean, Oliver Lindell, Yannik Paul, Nacho Elvira, Nicolai von Dellingshausen, Joost Luiten, Darius van Driel
0.2 | Edoardo Molinari, Andrea Pavan, Renato Paratore, Filippo Celli, Gregorio De Leo, Ricardo Gouveia, Ross Fisher, Matthew Southgate, Jeff Winther, Jens Dantorp, David Law, Jacques Kruyswijk
`);

export const LPGA_FIELD = field(`
2.8 | Nelly Korda, Jeeno Thitikul
2 | Lydia Ko, Minjee Lee, Ruoning Yin, Charley Hull, Miyu Yamashita, Mao Saigo, Rio Takeda, Haeran Ryu, Hannah Green, Angel Yin
1.4 | Hyo Joo Kim, A Lim Kim, Sei Young Kim, Hye-Jin Choi, Lilia Vu, Maja Stark, Linn Grant, Celine Boutier, Ayaka Furue, Akie Iwai, Chisato Iwai, Lottie Woad, Megan Khang, Lauren Coughlin, Brooke Henderson, Carlota Ciganda
0.8 | Allisen Corpuz, Andrea Lee, Jennifer Kupcho, Nasa Hataoka, Patty Tavatanakit, Ariya Jutanugarn, Leona Maguire, Nanna Koerstz Madsen, Esther Henseleit, Ingrid Lindblad, Gaby Lopez, Yealimi Noh, Grace Kim, Gabriela Ruffels, Jin Hee Im, Somi Lee
`);

export const KORN_FERRY_FIELD = field(`
1.3 | Johnny Keefer, Austin Smotherman, Neal Shipley, Chandler Blanchet, Kensei Hirata, Zach Bauchou
0.8 | Emilio Gonzalez, Jeffrey Kang, Pontus Nyholm, Davis Chatfield, Sudarshan Yellamaraju, Christo Lamprecht, Russell Knox, Sandy Scott, Trey Winstead, Logan McAllister
0.3 | Mitchell Meissner, Marcelo Rozo, Tyson Alexander, Rick Lamb, Seth Reeves, Kevin Velo, Spencer Levin, Cole Hammer, Ross Steelman, Bryson Nimmer, Hank Lebioda, Jorge Fernández Valdés, Álvaro Ortiz, Zecheng Dou
`);

export const JAPAN_FIELD = field(`
1.9 | Kota Kaneko, Tatsunori Shogenji, Taiga Semikawa, Ryuichi Oiwa
1.4 | Mikumu Horikawa, Shugo Imahira, Yuta Sugiura, Riki Kawamoto, Ryo Ishikawa, Naoyuki Kataoka, Ren Yonezawa, Tomoyo Ikemura
0.8 | Hiroshi Iwata, Yuki Inamori, Ryosuke Kinoshita, Mikiya Akutsu, Taisei Shimizu, Takanori Konishi, Yusuke Sakamoto, Shaun Norris, Brad Kennedy, Taihei Sato, Ryutaro Nagano, Tomoharu Otsuki, Ryo Katsumata, Aguri Iwasaki, Anthony Quayle, Yosuke Asaji, Yoshinori Fujimoto, Koumei Oda
`);

export const LIV_FIELD = field(`
rated | Jon Rahm, Bryson DeChambeau, Joaquín Niemann, Tyrrell Hatton, Cameron Smith, Patrick Reed, Sergio García, Louis Oosthuizen, Dean Burmester, Abraham Ancer, Carlos Ortiz, Talor Gooch, Lucas Herbert, David Puig, Dustin Johnson, Phil Mickelson, Bubba Watson, Charl Schwartzel, Adrian Meronk, Richard Bland, Jason Kokrak, Tom McKibbin, Sam Horsfield, Henrik Stenson, Martin Kaymer
0.6 | Caleb Surratt, Josele Ballester, Charles Howell III, Paul Casey, Marc Leishman, Cameron Tringale, Peter Uihlein, Ben Campbell
`);
