//! Pictures and films as files: what is read back is what was drawn.
#![cfg(feature = "encode")]

#[allow(dead_code)]
mod scenes;

use std::io::Cursor;

use pylos_picture::{
    Background, Direction, Motion, Names, Painter, PictureError, Scene, Seat, Set, Shot, Size,
    Theme, encode, film,
};
use pylos_rules::{AnyGame, ByGame, Game, Random, Repetition, equator, pyramid};

fn size() -> Size {
    Size::new(121, 90).unwrap()
}

fn direction() -> Direction {
    Direction {
        theme: Theme::Dark,
        set: Set::Wood,
        background: Background::Table,
        names: Names::Hidden,
        seat: Seat::Near,
        size: size(),
        motion: Motion::Moving,
    }
}

fn random_game<P: pylos_rules::Position>(rules: P::Rules, turns: usize) -> Game<P> {
    let mut game = Game::<P>::new(rules);
    let mut random = Random::new(8);
    for _ in 0..turns {
        let Some(turn) = game.position().random_turn(rules, &mut random) else { break };
        if game.play(turn).is_err() {
            break;
        }
    }
    game
}

fn pyramid_game(turns: usize) -> AnyGame {
    ByGame::Pyramid(random_game::<pyramid::Position>(pyramid::Rules::STANDARD, turns))
}

fn equator_game(turns: usize) -> AnyGame {
    ByGame::Equator(random_game::<equator::Position>(equator::Rules::CARPENTIER, turns))
}

fn paint(scene: &Scene) -> Vec<u8> {
    let mut painter = Painter::new(size());
    painter.paint(scene);
    painter.pixels().to_vec()
}

/// What is to be seen of a film, frame by frame: shots that are alike are one.
fn frames(shots: &[Shot]) -> Vec<(Vec<u8>, u32)> {
    shots
        .chunk_by(|a, b| a.scene == b.scene)
        .map(|alike| {
            let time = alike.iter().map(|shot| u32::from(shot.hundredths)).sum();
            (paint(&alike[0].scene), time)
        })
        .collect()
}

#[test]
fn a_png_is_read_back() {
    for background in [Background::Table, Background::Transparent] {
        let (_, scene) = scenes::twelve().swap_remove(2);
        let scene = Scene { background, ..scene };
        let pixels = paint(&scene);
        let file = encode::png(&pixels, size()).unwrap();
        let mut decoder = png::Decoder::new(Cursor::new(file));
        decoder.set_transformations(png::Transformations::ALPHA);
        let mut reader = decoder.read_info().unwrap();
        let mut read = vec![0; reader.output_buffer_size().unwrap()];
        reader.next_frame(&mut read).unwrap();
        assert!(read == pixels, "{background:?}");
    }
}

fn read_png(file: Vec<u8>) -> Vec<u8> {
    let mut decoder = png::Decoder::new(Cursor::new(file));
    decoder.set_transformations(png::Transformations::EXPAND | png::Transformations::ALPHA);
    let mut reader = decoder.read_info().unwrap();
    let mut read = vec![0; reader.output_buffer_size().unwrap()];
    reader.next_frame(&mut read).unwrap();
    read
}

/// How far two pictures are apart, per part of a colour.
fn mean_difference(a: &[u8], b: &[u8]) -> f64 {
    assert_eq!(a.len(), b.len());
    let off: u64 = a.iter().zip(b).map(|(a, b)| u64::from(a.abs_diff(*b))).sum();
    off as f64 / a.len() as f64
}

#[test]
fn a_small_png_has_fewer_colours_and_looks_the_same() {
    for (name, scene) in scenes::twelve() {
        let pixels = paint(&scene);
        let small = encode::small_png(&pixels, size()).unwrap();
        assert!(small.len() * 10 < encode::png(&pixels, size()).unwrap().len() * 7, "{name}");
        let off = mean_difference(&read_png(small), &pixels);
        assert!(off < 3.0, "{name} is off by {off:.1}");
        let clear = paint(&Scene { background: Background::Transparent, ..scene });
        assert!(read_png(encode::small_png(&clear, size()).unwrap()) == clear, "{name}");
    }
}

/// Reads sixels as plainly as can be: every letter sets its pixels.
fn read_sixels(text: &str) -> Vec<u8> {
    let (head, rest) = text.split_once('q').unwrap();
    assert_eq!(head, "\x1bP0;1;0");
    let mut pixels = vec![0; 4 * size().pixels()];
    let mut colours: Vec<[u8; 4]> = Vec::new();
    let (mut x, mut y, mut colour) = (0, 0, 0);
    let mut letters = rest.strip_suffix("\x1b\\").unwrap().chars().peekable();
    while let Some(letter) = letters.next() {
        let mut numbers = Vec::new();
        if "#!\"".contains(letter) {
            let mut digits = String::new();
            while let Some(c) = letters.next_if(|c| c.is_ascii_digit() || *c == ';') {
                digits.push(c);
            }
            numbers.extend(digits.split(';').map(|number| number.parse::<usize>().unwrap()));
        }
        let (times, six) = match letter {
            '"' => {
                let (width, height) = (size().width() as usize, size().height() as usize);
                assert_eq!(numbers, [1, 1, width, height]);
                continue;
            }
            '#' => {
                colour = numbers[0];
                if let [_, 2, parts @ ..] = &numbers[..] {
                    let byte = |i: usize| (parts[i] * 255 / 100) as u8;
                    colours.push([byte(0), byte(1), byte(2), 255]);
                }
                continue;
            }
            '$' | '-' => {
                x = 0;
                y += if letter == '-' { 6 } else { 0 };
                continue;
            }
            '!' => (numbers[0], letters.next().unwrap()),
            six => (1, six),
        };
        for _ in 0..times {
            for row in (0..6).filter(|row| (six as u8 - b'?') >> row & 1 == 1) {
                let at = 4 * ((y + row) * size().width() as usize + x);
                pixels[at..at + 4].copy_from_slice(&colours[colour]);
            }
            x += 1;
        }
    }
    pixels
}

#[test]
fn sixels_are_read_back() {
    for (name, scene) in scenes::twelve() {
        let pixels = paint(&scene);
        let text = String::from_utf8(encode::sixel(&pixels, size())).unwrap();
        let off = mean_difference(&read_sixels(&text), &pixels);
        assert!(off < 4.0, "{name} is off by {off:.1}");
        let clear = paint(&Scene { background: Background::Transparent, ..scene });
        let read = read_sixels(&String::from_utf8(encode::sixel(&clear, size())).unwrap());
        let seen = |pixels: &[u8]| -> Vec<bool> {
            pixels.chunks_exact(4).map(|pixel| pixel[3] >= 128).collect()
        };
        assert_eq!(seen(&read), seen(&clear), "{name}");
    }
}

#[test]
fn a_film_begins_at_the_start_and_ends_at_the_end() {
    for (game, turns) in [(pyramid_game(12), 12), (equator_game(24), 24)] {
        let moving = film(&game, &direction()).unwrap();
        let still = film(&game, &Direction { motion: Motion::Still, ..direction() }).unwrap();
        assert!(moving.len() > still.len() && still.len() > turns);
        assert_eq!(moving.first().unwrap().scene, still.first().unwrap().scene);
        assert_eq!(moving.last(), still.last());
        assert!(still.last().unwrap().hundredths >= 200);
        // The board stands still: the picture of it is framed once.
        let views: Vec<_> = moving.iter().map(|shot| shot.scene.view).collect();
        assert!(views.windows(2).all(|pair| pair[0] == pair[1]));
    }
}

#[test]
fn a_webp_film_is_read_back_frame_by_frame() {
    for background in [Background::Table, Background::Transparent] {
        for game in [pyramid_game(5), equator_game(23)] {
            let direction = Direction { background, ..direction() };
            let shots = film(&game, &direction).unwrap();
            let file = encode::webp(&shots, size(), ()).unwrap();
            let mut decoder = image_webp::WebPDecoder::new(Cursor::new(file)).unwrap();
            assert_eq!(decoder.dimensions(), (size().width(), size().height()));
            let wanted = frames(&shots);
            assert_eq!(decoder.num_frames(), wanted.len() as u32);
            let mut pixels = vec![0; decoder.output_buffer_size().unwrap()];
            assert!(decoder.has_alpha());
            for (i, (frame, time)) in wanted.iter().enumerate() {
                let shown = decoder.read_frame(&mut pixels).unwrap();
                assert_eq!(shown, time * 10, "frame {i}");
                assert!(same_look(&pixels, frame), "{background:?}, frame {i}");
            }
        }
    }
}

/// Of a pixel that is not there at all, the colour does not matter. This
/// decoder lays opaque pixels over others with an error of 1 at most; others
/// copy them.
fn same_look(a: &[u8], b: &[u8]) -> bool {
    a.chunks_exact(4).zip(b.chunks_exact(4)).all(|(a, b)| {
        let near = a.iter().zip(b).all(|(a, b)| a.abs_diff(*b) <= 1);
        near || (a[3] == 0 && b[3] == 0)
    })
}

#[test]
fn a_gif_film_looks_like_it_frame_by_frame() {
    for game in [pyramid_game(5), equator_game(23)] {
        let shots = film(&game, &direction()).unwrap();
        let file = encode::gif(&shots, size(), ()).unwrap();
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::RGBA);
        let mut decoder = options.read_info(Cursor::new(file)).unwrap();
        let width = usize::from(decoder.width());
        let mut shown = vec![0_u8; 4 * size().pixels()];
        let wanted = frames(&shots);
        let mut count = 0;
        while let Some(frame) = decoder.read_next_frame().unwrap() {
            for (i, pixel) in frame.buffer.chunks_exact(4).enumerate() {
                let (x, y) = (i % usize::from(frame.width), i / usize::from(frame.width));
                let at = 4 * ((y + usize::from(frame.top)) * width + x + usize::from(frame.left));
                if pixel[3] > 0 {
                    shown[at..at + 4].copy_from_slice(pixel);
                }
            }
            let (picture, time) = &wanted[count];
            assert_eq!(u32::from(frame.delay), *time);
            let off: u64 = shown.iter().zip(picture).map(|(a, b)| u64::from(a.abs_diff(*b))).sum();
            let mean = off as f64 / shown.len() as f64;
            assert!(mean < 4.0, "frame {count} is off by {mean:.1}");
            count += 1;
        }
        assert_eq!(count, wanted.len());
    }
}

#[test]
fn a_film_of_nothing_is_a_file_all_the_same() {
    let game = pyramid_game(0);
    let shots = film(&game, &direction()).unwrap();
    assert_eq!(shots.len(), 1);
    assert!(encode::gif(&shots, size(), ()).unwrap().starts_with(b"GIF89a"));
    assert!(encode::webp(&shots, size(), ()).unwrap().starts_with(b"RIFF"));
    assert!(encode::gif(&[], size(), ()).is_ok());
    assert!(encode::webp(&[], size(), ()).is_ok());
}

#[test]
fn films_are_bounded() {
    let shots = film(&pyramid_game(2), &direction()).unwrap();
    let large = Size::new(4000, 4000).unwrap();
    let refused = PictureError::FilmTooLarge { width: 4000, height: 4000 };
    assert_eq!(encode::gif(&shots, large, ()), Err(refused.clone()));
    assert_eq!(encode::webp(&shots, large, ()), Err(refused));
    // Both sides complete a square and take the ball back, again and again.
    let rules = pyramid::Rules::STANDARD;
    let mut game = Game::<pyramid::Position>::new(rules).with_repetition(Repetition::OFF);
    let opening = ["a1", "c3", "b1", "d3", "a2", "c4"];
    for turn in opening.into_iter().chain(["b2xb2", "d4xd4"].into_iter().cycle()).take(1001) {
        game.play_text(turn).unwrap();
    }
    let error = film(&ByGame::Pyramid(game), &direction()).unwrap_err();
    assert_eq!(error, PictureError::FilmTooLong { turns: 1001 });
}
