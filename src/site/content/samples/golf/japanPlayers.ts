import type { GolfTournament } from '#domain/events/golfTournament.ts';
import { playersOfLevel } from '#domain/golf/writtenField.ts';
import { fieldOfSize, headToHeadsOf } from './field.ts';

/** Japan Players Championship, June 26–29, 2025. Levels by hand from the season's money list until then. */
export const JAPAN_PLAYERS: GolfTournament = {
  kind: 'tournament',
  league: 'japan-golf-tour',
  name: 'Japan Players Championship',
  startTime: '2025-06-26T16:00:00.000Z',
  endTime: '2025-06-29T16:00:00.000Z',
  timeKnown: false,
  status: 'scheduled',
  course: 'Nishi Nasuno CC',
  venue: { name: 'Nishi Nasuno CC', city: 'Nasushiobara, Tochigi', country: 'Japan' },
  purse: '¥50,000,000',
  rounds: 4,
  cut: { after: 2, places: 60, within: 0 },
  format:
    '72 holes of stroke play with a 36-hole cut: the top 60 and ties play on, ties split evenly. Par 71, 6,956 yards.',
  field: fieldOfSize(
    156,
    [
      ...playersOfLevel(2, 'Japan: Tatsunori Shogenji, Kota Kaneko'),
      ...playersOfLevel(
        1.6,
        'Japan: Ryuichi Oiwa, Taiga Semikawa, Mikumu Horikawa, Shugo Imahira, Yuta Sugiura, Riki Kawamoto, Ryo Ishikawa',
      ),
      ...playersOfLevel(
        1,
        `Japan: Takanori Konishi, Taisei Shimizu, Mikiya Akutsu, Yusuke Sakamoto, Ren Yonezawa, Yuki Inamori, Naoyuki Kataoka, Tomoyo Ikemura, Hiroshi Iwata, Ryosuke Kinoshita, Ryo Katsumata
       Australia: Brad Kennedy`,
      ),
      ...playersOfLevel(
        0.5,
        `Japan: Taihei Sato, Ryutaro Nagano, Yuki Kono, Yuki Tanaka, Takahiro Hataji, Yosuke Asaji, Aguri Iwasaki, Yuwa Kosaihira, Tomoharu Otsuki, Takashi Ogiso, Koumei Oda, Yoshinori Fujimoto
       Australia: Anthony Quayle
       South Korea: Song Young-han
       United States: Todd Baek
       Philippines: Justin De Los Santos, Juvic Pagunsan`,
      ),
      ...playersOfLevel(
        0,
        `Japan: Toshinori Muto, Ryuko Tokimatsu, Yusaku Miyazato, Yuta Ikeda, Satoshi Kodaira, Kodai Ichihara, Shintaro Kobayashi, Daijiro Izumida, Yudai Kawakami, Taiki Yoshida, Kosuke Suzuki`,
      ),
      ...playersOfLevel(
        -0.5,
        'Japan: Hirotaro Naito, Tomohiro Umeyama, Akio Sadakata, Shota Akiyoshi, Azuma Yano, Hidemasa Hoshino, Katsumasa Miyamoto, Shingo Katayama, Masahiro Kawamura, Yuto Soeda',
      ),
    ],
    -0.7,
  ),
  pairs: headToHeadsOf(
    ['Tatsunori Shogenji', 'Kota Kaneko'],
    ['Ryo Ishikawa', 'Mikumu Horikawa'],
    ['Taiga Semikawa', 'Shugo Imahira'],
    ['Yuta Sugiura', 'Riki Kawamoto'],
  ),
  groups: [],
};
