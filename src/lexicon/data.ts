/** Made by scripts/build-lexicon.ts from WordNet 3.1: change that, not this. */
/*! @license
WordNet Release 3.0

This software and database is being provided to you, the LICENSEE, by
Princeton University under the following license.  By obtaining, using
and/or copying this software and database, you agree that you have
read, understood, and will comply with these terms and conditions.:

Permission to use, copy, modify and distribute this software and
database and its documentation for any purpose and without fee or
royalty is hereby granted, provided that you agree to comply with
the following copyright notice and statements, including the disclaimer,
and that the same appear on ALL copies of the software, database and
documentation, including modifications that you make for internal
use or for distribution.

WordNet 3.0 Copyright 2006 by Princeton University.  All rights reserved.

THIS SOFTWARE AND DATABASE IS PROVIDED "AS IS" AND PRINCETON
UNIVERSITY MAKES NO REPRESENTATIONS OR WARRANTIES, EXPRESS OR
IMPLIED.  BY WAY OF EXAMPLE, BUT NOT LIMITATION, PRINCETON
UNIVERSITY MAKES NO REPRESENTATIONS OR WARRANTIES OF MERCHANT-
ABILITY OR FITNESS FOR ANY PARTICULAR PURPOSE OR THAT THE USE
OF THE LICENSED SOFTWARE, DATABASE OR DOCUMENTATION WILL NOT
INFRINGE ANY THIRD PARTY PATENTS, COPYRIGHTS, TRADEMARKS OR
OTHER RIGHTS.

The name of Princeton University or Princeton may not be used in
advertising or publicity pertaining to distribution of the software
and/or database.  Title to copyright in this software, database and
any associated documentation shall at all times remain with
Princeton University and LICENSEE agrees to preserve same.
*/
export const DATA: string = `A6t5v2 A9t7 B6e2f6n1t6 B6f9t7 B9 B9f9t7 C1X2q1s1t3v4 C2D2E5b2p5t5 C2D2O6p1t6 C2D2e7t7 C2I3t5v4 C2e3q3s3t5 C3D3E6p6t6
C3D3e4t5 C3j6t2u6 C3q1s1t2u3v3 C3t5u3 C4D4p2t5v3 C4D4t7 C4t3v5 C5m3t5 C5t4v4 C6D6t6v1 C6t5v3 C7D7m1t7 C7U1t7v1
C7i2t6u2 C9D9t7 C9d3t6 C9d9t2 C9t7 C9u9 D1q7s7t1v1 D4v5 D5v4 D6e3t1 D6v3 D7d1p1u1v1 D7d7j2u9 D7t7 D7v2 D8t7 D8v1 D9
D9d9u9 D9t7 E1F1G1p1t1v7 E1F1X2p1q2s3t5 E1K4N4e1t1v3 E1N1X6p1q1s1t6 E1Z2f3m3p1t4 E1b6p1t1v1 E2J1p2r6s6t2 E3F6p3t6
E3L6N6p3t7 E3X6p3t7 E3Y1p9t5 E3e3q3s3t5 E3f6p3t7 E3p3q5s5t1v1 E4P1f1p6t4v2 E4p4q5s5t2 E4p4t3v5 E5f3p5t7 E5o5p9t4
E6Y3o6p6t5 E6e6t5v3 E6g3m3o6p6t3u3 E6g3m3p6t3u3 E6p6t2v3 E6p6t5 E7m2o7p7t3 E7o7p9t4 E7p7q2s2t4 E7p9t5 E8o8p8t3v1
E8p8t5v1 E8p9t4 E9F9p9t9 E9e9t7 E9o9p9t3 E9o9p9t4 E9o9p9t5 E9p9t2 E9p9t3 E9p9t4 E9p9t5 F1U1V1W4Y1Z2o4t7 F1X2h6t2u6
F1X6g2m8t6 F1f6t7v1 F1f7t8 F2G2O4n2t4v1 F2G2X6t7v1 F2G3m3q1s1t5 F2M1N1t4v3 F2M2N2q5s5t3 F2Z5q1s1t7v1 F2e2q5s5t4
F2f3p1q3s3t4 F2h3t3u3v2 F2n3t3u2 F3G3f1p5t5 F3G3f6t9 F3b3r6s6t4 F3b8r1s1t3 F3q5s5t3v1 F3q6s6t3 F3t2v5 F4G4f5t9
F4G4t4v5 F4G9f5t9 F4M1q1s1t5v3 F4j1t3u3v2 F4r1s5t1 F4t4v5 F5c1t4 F5h2t4v2 F5q5s5t4 F5q5s5t5 F5t5v4 F6G1f3t9 F6G6t8
F6Z6t6v3 F6c3t8 F6e3t7 F6f2t7 F6j1t5u3 F6n1p2t6 F6t6v3 F7K1N1W1o1t8 F7b2t7 F7e2t7 F7f2t9 F7t6v2 F7t7 F7t7v2 F8G8t8v1
F8Q1t8u1 F8b1t8 F8j1t7u1 F8p1t7 F8t3 F8t6v1 F8t7 F8t7v1 F8t8 F8t8v1 F9G3f3t9 F9G9f9t9 F9G9t9 F9Y9p9t9 F9b6t9 F9b9t9
F9p9t1 F9p9t3 F9t2 F9t4 F9t7 F9t9 G1H1I1f2q1s1t4v4 G1a3b2f1n3t3v3 G1b3f1q5s5t1 G1e2f3t3u3 G1f3t7 G2T2f2s5t3 G2V7f2t9
G2e3f2q3s3t3 G3P3b2e4f3t6 G3f3h6t3u6 G3f3q2r4s6t3 G3f3q6s6t3 G3f3t3v6 G5f5q5s5t5 G5f5t4u5 G5f5t5v4 G6f6t7 G6f6t8
G7P7f7t7v2 G7e3f7t5v2 G7e7f7j2t2u2 G8f8t8v1 G9H9f9t9 G9P9f9t9 G9e9f9t3 G9f9t6 G9f9t7 G9f9t9 H2O4f2t5v3 H2c1f2p1t3v5
H3X6f3t8 H3Z6f3t9 H4f4t4v5 H5e5q5s5t1 H8e1f8t8 H9e9t3 H9f9t9 I1J3f3t6v2 I1O4t5v2 I1P1V1g1t4v2 I1U4p4t6 I1X1p5t4v2
I1e2f4t6 I1e6p1t4 I1f2h4t4 I1p4t3u1v2 I1q7s8t1 I2O1h1t3u1v4 I2U7t8 I2V1g2t8 I2c5t8 I2f4t7 I2g2q4s4t2v2 I2k3n3t2u3
I2m2n1p4t4 I2t4v4 I2t7 I3O6t7 I3U6t8 I3V6g3t9 I3W6o6t6 I3f6g3t8 I3g3m2p4t5 I3n2t6 I3t3v6 I3t4v4 I3t5v3 I3t8
I4L3N3V3t7v1 I4O4g2t4 I4t4v4 I4t4v5 I5f5g5t5v4 I5m5t5 I5n4t4 I5q5s5t4 I5q5s5t5 I5t5u5 I5t5v4 I6J2t8v1 I6U3t8 I6f3t8
I6g6t6v3 I6t6v3 I6t7 I6t8 I7J2t7 I7U2t9 I7c2t7 I7f2t8 I7t7 I7t8 I8O1t6 I8U1t8 I8f8t8 I8g8p1t8 I8g8t8v1 I8t6v1 I8t8
I8t8v1 I9f9t9 I9g9t9 I9t6 I9t7 I9t9 J1X2q1s1t3v5 J1b1q1r5s6t1v1 J1c6f6h1t6u1 J1e7q1s1t6 J1m2p6t4u2 J1t7 J2X2g5m5t4
J2Z7t9 J2e3m3t3 J2f2t3v5 J3X6t8 J3Z1h5t3u5 J3e6t7 J3h2t3u6 J3p3t5v1 J3q4r1s5t2v1 J3q5s5t3v1 J3t3v6 J3t5 J3t7
J4O1f1n3t4v1 J4n5t3 J4t3v5 J5m5t4 J5p5t5 J5q5s5t4 J5t4u5 J5t4v4 J6P1n1t5 J6P3t5v1 J6V2t8 J6e3t6 J6t5v3 J7L1N1V1m1t7
J7c1t6v1 J7c2t7 J7r2s2t6 J8n1t6 J8t6v1 J8t7 J9t7 K1L3N4V3m3t6v2 K1N1O7t4v1 K1N1X7p1t8 K1N1X8t8 K1N1c1p3t2u1v4
K1N1c6t6v2 K1N1f7t4v1 K2N2O1q1s1t3v4 K2N2O7t8 K2N2V1t3v5 K2N2X2r5s5t4 K2N2X6m1t8 K2N2X7t8 K2N2Z6t7u1 K2N2p6q1s1t4
K2N2r6s6t3v1 K2N2t2v7 K3N3X6t8 K4N4t4v5 K5N5p4t6 K5N5q2s2t4v2 K5N5t4v4 K6N6X2m1t7 K6N6X3t8 K6N6t5v3 K6N6t6v3 K6N6t8
K6N8t7v1 K7N7X1m1t7 K7N7c2t8 K7N7q2s2t6 K7N7r2s2t7 K7N7t6v2 K7N7t7v2 K8N8t7v1 K9N9 K9N9t5 K9N9t8 L1N1V1e5f2t5v1
L1N1X6r2s2t6 L1N1p7t7 L2M5N8X1q1s1t7 L2N2V2q5s5t3 L2N2V2t5u3 L2N2V2t8 L2N2V9t9 L2N2o6p6t4 L3N3V3t7 L3N3X2r1s1t5v3
L4N4V4m3t4v3 L4N4V4n1r1s1t4v3 L4N4p4t3v1 L5N5p5t4 L6N6V6Z1e1t7v1 L6N6V6t9 L6N6X3t9 L6N6r3s3t6 L7N7V7t8v1
L7N7b1q1r1s2t7 L7N7m2t3 L7N7t7v2 L8N8V8n1t8 L8N8Z1t8 L8N8q1s1t8 L8N8t3v1 L8N8t8v1 L9N9V9t9 L9N9t4 L9N9t9
M1N1U3Z1j1t4u1v3 M1N1X1c1m1p3t4u3v2 M1N1Z4p4t5 M1N1q1s8t1 M1N1t6 M1O1t1v7 M1X3f1t4v4 M1e8t1 M1v8 M2N2O5t3 M2N2U6t4v3
M2N2t1u2v5 M2N2t1v7 M2N2t4v4 M2N2t6v1 M2t2v7 M3N1O2t4u2v2 M3N3O6t1 M3N3O6t2 M3N3O6t6 M3N3U3V6t8 M3N3U5j1t6u1
M3N3g6m6t3 M3N3n1q1s1t3v4 M3N3p2t3v5 M3N3p5t4u5v1 M3N3p6t3 M3N3p6t4 M3N3q5s5t2v1 M3N3q6s6t2 M3N3t1u1v5 M3N3t2v6 M3N9t6
M3O6t2 M3O6t7 M3O6t8 M3P6t3 M3X6t8 M3f6t7 M3t2v6 M3t6 M4N3O4t3 M4N4e3t4v2 M4N4n1t2v4 M4N4q4r1s5t3 M4N4t3v5 M4n1t3u3v1
M4t3v5 M4t4v3 M5N5m5t2 M5N5p5t5 M5N5q5s5t1 M5N5q5s5t4 M5N5t3u5 M5N5t3v4 M5N5t6 M6N6U1t6 M6N6f3t7 M6N6t2v3 M6N6t4u3
M6N6t4v3 M6N6t5v2 M6N6t5v3 M6N6t6 M6N6t7 M6t4 M6t4v3 M7N7U7t4v2 M7N7Z1q1s1t7 M7N7b1q1r1s2t5 M7N7p2t6 M7N7q2s2t5
M7N7q2s2t5v1 M7N7t3v2 M7N7t5v2 M7t5v2 M7t6 M8N7e1t6v1 M8N8q1s1t5 M8N8t3v1 M8N8t6v1 M8N8v1 M9N3t5 M9N7t6 M9N9 M9N9U9t5
M9N9t3 M9N9t4 M9N9t6 M9N9t7 M9t6 N1e1t1v8 N1q8s8t1 N1t1v8 N1t8 N1v8 N2X3q3r2s4t3 N2e2t2v5 N2g2m2n4t2u2v1 N2t2v7 N2t5
N3U6t6 N3q3s3t1v3 N3t1v6 N3t2v6 N3t5 N4a2t2 N4t1v5 N4t3v5 N4v5 N5O2t8 N5j9u9 N5m5t5 N5q5s5t1 N5q5s5t3 N5t1v4 N5t2v4
N5t4v4 N6V3t8 N6c2t7v1 N6m3t8 N6t5v3 N6t7 N6t8 N7O1t7v1 N7X2t4 N7p4t7v1 N7t6v2 N8p2t6v1 N8t2v1 N8t3v1 N8t6v1 N8t7 N9
N9p9t3 N9p9t7 N9t3 N9t6 N9t7 O1P2X1r1s1t4v2 O1R7S7d7t2 O1S6Z1c1d6t3u1 O1U8t7v1 O1X1t2v7 O1X7q1s1t7 O1b8c1r8s8t1
O1c2h6t2u6 O1c7t6v1 O1e1f1t2v6 O1e1t1v6 O1h5u5v3 O1i6t1u6v2 O1m3p1t4 O1m3t2v5 O1n1t2v7 O1p2t1v6 O1p7t4 O1q2s2t1v6
O1q5s5t1v3 O1q5s5t2v1 O1t1u5v3 O1t1v6 O1t1v7 O1t1v8 O1t4v4 O1t5 O1t6 O1t8 O1v8 O2R1S1b6d1t2 O2Y5p5t4v2 O2Z1q6s6t3
O2b1c2t2v4 O2b1c6t7 O2b4e1t4 O2c5t6v2 O2h2q1s1t1u2v4 O2h2t1u2v4 O2m1t5 O2m2t1u1v4 O2m7t5 O2p1t5u2 O2p3t2v4 O2p6t5
O2q1s1t1v6 O2q6r1s7t1 O2q6s6t1v1 O2t2v7 O2t3u1v4 O2t4v3 O2v7 O3U6t8 O3c1d1e3t4v1 O3c2t2u4v2 O3h3t2u3v3 O3h6t2
O3i1t3u1v4 O3j1t4u3v1 O3j3t5u3 O3m2n4t3 O3n2q2s2t1v2 O3n2t2u4 O3p2t2v4 O3p2t3v4 O3p5t4v1 O3p6t4 O3q3s3t4 O3q5s5t2v1
O3q6s6t2 O3t1v6 O3t2v5 O3t2v6 O3t3v6 O3t4v5 O3t5u3 O3t7 O3v6 O4Q2h2u2v3 O4V1t4u4 O4h3t3u3v2 O4i2t3u2v3 O4j1u1v3
O4l1t6u1 O4p7t4 O4q1s1t3u1v2 O4q2s2v3 O4q3s3t3v2 O4q4r1s5t3 O4q5s5t3 O4t2v2 O4t2v5 O4t3v4 O4t3v5 O4t4v5 O4t5v2 O4v5
O5U2X2t8 O5U3t7v1 O5a3n3t5u1 O5b2t1v1 O5e1t5u2 O5e1t6 O5i2t3u2v2 O5m5t4 O5n1v3 O5p9t4 O5q5s5t2 O5q5s5t3 O5q5s5t4
O5t1u2v4 O5t1v4 O5t3u3v2 O5t3v4 O5t4 O5t4u1v2 O5t4v4 O5t5v3 O5t5v4 O5t6v1 O5t7 O5v4 O6P1Y1f1p1t8 O6Q3h3u3 O6U3t7
O6b2t5v1 O6b3 O6b3t5 O6e3t5 O6f2t6v1 O6g3h3t4u3 O6h1t2u1v1 O6h3t4u1 O6m1t7u1 O6m3t7 O6n3t6 O6q3s3t5 O6t2 O6t3 O6t4v3
O6t5v1 O6t5v2 O6t5v3 O6t6 O6t6v3 O6v3 O7X2t2 O7Y1p1t7 O7Z2r1s1t8 O7b1q1r1s2t1 O7e2t6 O7h1t2u1v1 O7j2t6u2v1 O7p1t6
O7t1v1 O7t2v2 O7t3 O7t5v2 O7t6 O7t6v2 O7t7 O7t7v1 O7t7v2 O7v2 O8U1t5 O8m1t8 O8n1t6 O8q1s1t8 O8q1s1v1 O8t1v1 O8t2v1
O8t5u1 O8t5v1 O8t6v1 O8t7u1 O8t7v1 O8t8 O8t8v1 O8v1 O9 O9p2t8 O9t1 O9t2 O9t3 O9t4 O9t5 O9t6 O9t7 O9t8 O9t9 O9u9
P1X1e6f1q2s2t3 P1c1e1f1r1s1t2v5 P1e7f7q1s1t5 P1f6t6 P1i1u1v7 P1m1t1v5 P1n2t4 P1v8 P2d2f1t2u2v4 P2e2f2m3q2s2t4
P2f2p1q6s6t2 P2q7s7 P2v7 P3c3t3v2 P3e2n2r2s2t1 P3e3t7 P3e6q3s3t2 P3e6t5 P3f5t3 P3f6t3 P3f7m2t8 P4f3t3v2 P4f5t4 P4t2
P4t2u4 P5q5s5 P5t1u5 P5u5 P6V1t2u1v1 P6Z1t3 P6d6t2u6 P6e6n3t5 P6f6r3s3t7 P6f6t6v3 P6h3t1u3 P6t1v3 P6t3 P7f7t9 P7t3
P8e8t3v1 P8f6t6 P8f8t7u1 P8q1s1t1 P9e9t7 P9f1t2 P9f6t6 P9f9t9 P9t1 P9t2 Q1Z6h1t5u3 Q1m1t6u1v1 Q2h6u9 Q2u8v1 Q3b6t1u3
Q3c6h3t5u3 Q3m6t1u3 Q4U4e5t5 Q4h3t1u7 Q4h4u5v4 Q4t3u4v2 Q5u5v4 Q6e2t2u7 Q6h3u9 Q7f1t1u8 Q7h2u9 Q7u9 Q8h4u9 Q9U3t2u6
Q9U9t6 Q9h9u9 Q9u9 R1U1X3d1l3t4u3v1 R1Z1c1d1q5s5t2 R2i7t1u7 R3S3T6c6d9t2 R3S3X5d3r1s1t5 R3V2d3q3s3t3 R4d2n1t1u3 R4t1v5
R5T1d7g2t1u2 R5d5q5s5t1 R6S6V3d6t4 R6S6d6t1v3 R6d6t3 R6t2v3 R6t5 R7S7d7i2t1u2 R7S8d8p1t2 R7X1h1t3 R7b2d7t2 R7d8p1t2u1
R7d9t1u2 R8d7t2v1 R8d8t2 R9S3d9t2 R9S7d9t2 R9S9d9t2 R9d9t2 R9t4 S1V1W1c6d1o1t7v1 S2f2t5u2v2 S2r4s4t1v4 S3d3g6t1u6
S3d3t1u2v4 S4d4t1v5 S4d4t4 S5c4d5t5 S6d6f3t2 S6d6p3t2 S6d6t1u2 S7b2d7t2 S7c1d7t2v1 S9c9t8 S9d9t2 S9t6 T1U1V1d1t2v5
T1X2f1t3u5v1 T1c1d1q8s8 T1c7d8q1s1t2 T1d1t6 T2c9d2t7 T2d2v7 T3c3t3u6 T3c6t7 T3c9t8 T3d3f2i2t3u3v1 T3d3j6t1u6 T3d3t1v6
T3t2u3v1 T4d2j1m1t2u2v2 T5Z2d5e2t3 T5d5f2t4 T5d5i5t1u5 T6d6i2j1t1u3 T6d6t1v3 T6d6t3 T6d6t4 T7X2d7t3 T7d7t2v1 T8g1t3u1
T9Z9d9t2 T9c9d9t2 T9c9t8 T9d6t1u3 T9d9t2 T9t4 T9u9 U1V6X2t8 U1X1r6s6t3v1 U1X2n6t3 U1X2p6t5 U1X7t7v1 U1Y1c3q4s4t3v1
U1Z1f5t5 U1d1g1u2v7 U1e1t6v1 U1f5n1t5 U1n4t2 U1n7t3v1 U1p6t4 U1t1v8 U1t6v1 U2V3l3t5u3 U2V4t8 U2V5b1t7 U2V5t8 U2V6t5u1
U2V7t8 U2V7t9 U2X6t7v1 U2b1t4v3 U2f2t2v7 U2n5t2v1 U2p5t4v1 U2p7t4 U2p7t5 U2q5s5t3 U2t1v7 U2t6u1 U2t7 U2t8 U3V2n4t4
U3V4t6v2 U3V6t8 U3X6t8 U3c6t7 U3c6t8 U3d3t6 U3f3t2u3v3 U3f6t8 U3n6t2 U3p3t5v1 U3p4t4v1 U3p6t5 U3t6 U3t6v1 U3t7 U3t8
U4n1t3v3 U4o4p4t5v1 U4p4r1s1t5 U4t3v5 U4t4v3 U5V3t7 U5Z2t4u1 U5d5m2t5 U5e2t6 U5f5t4v4 U5p5t5 U5q3s3t4 U5q5s5t2
U5q5s5t3 U5q5s5t4 U5r5s5t3 U5t4v4 U6V3t7 U6V3t8 U6f3t8 U6n3t4 U6r1s1t5u2 U6t5v3 U6t6 U6t6v1 U6t7 U7V2t7 U7V2t8
U7Y7t5u2 U7d3t4v2 U7d7t3v1 U7f7p2t6 U7f7t6u2 U7h2t6u2 U7n2p2t6 U7p2t6 U7p2t7 U7r2s2t5 U7r2s2t6 U7t5v2 U7t6u1v1 U7t6v1
U7t7 U8V1t7 U8c1t7 U8d8t3 U8f8t6 U8f8t6v1 U8p1t6 U8p1t7 U8t6 U8t6v1 U8t7v1 U9Y3t6 U9Y9t6 U9d8t3 U9d9t3 U9d9t4 U9d9t5
U9f3t7 U9f9t7 U9t5 U9t6 U9t7 V1X2Z2t5v4 V1Z8t7 V1b1d1q6s6t1u1 V1b2t6 V1e8f8t4 V1f1p6t5 V1f7p1t8 V1h1t1u1v7
V1h2q5s5t1u2v1 V1n1p6t4 V1q2s2t1v6 V1q3s3t4u2 V1q5s5t3 V1q7s7t2 V1q8s8t1 V1t1u2v6 V1t6v1 V1t7 V2Z2t3u2v4 V2b1q6s6t2
V2b7r7s7t2 V2c2q5s5t3 V2c5f2t7 V2c5t8 V2e1t3v6 V2f3q3r1s4t5 V2q6s6t2 V2t2v7 V2t6 V2t7 V3Z6t8 V3b2r2s2t3v4 V3f6t9
V3g6m6t4u6 V3h6t3u6 V3m4q2s2t3 V3n1p3r1s1t6 V3n2t6 V3n6p6t5 V3q3s3t3u2 V3q6s6t3 V3t3v6 V3t6 V3t7 V3t8 V4b2r2s2t5v2
V4n1q4s4t4 V4p4r1s1t6 V4q4s4t4v1 V4q4s4t5 V4q5s5t4 V4t4v5 V4t6 V4t6v2 V5c3t8u1 V5f1t6u1v2 V5j5t5u5 V5l5t5u5 V5m5t5
V5m5t6 V5n1t4v3 V5n2t5v1 V5p5t6 V5q5s5t5 V5r2s2t5v2 V5t5u4 V5t5v3 V5t5v4 V5t6u1v2 V5t7u2v2 V6d3t8 V6e2t7 V6f6t5v3
V6n3t6 V6n3t7 V6t6v3 V6t7 V6t8 V7a1m1n1t7 V7c1t9 V7i1t7u1 V7q1s1t5v1 V7q1s1t7 V7r2s2t7 V7t7u2 V7t7u2v1 V7t7v2 V7t8
V7t8v1 V7t9 V8m1t8 V8n1t8 V8q1s1t8 V8t6 V8t8v1 V9Z9t6 V9c9t8 V9f9t7 V9t6 V9t7 V9t9 W1o1q2s8t1 W1o1q6s8t1 W1o1q8s8t1
W2X1o8p5t4 W2X2g5m7o2t3 W2X2m5o2t4 W2X3o2p3t5 W2Z1o2q6s6t2 W2c6d6e6i1o2t2u1 W2f7o2t8 W2g6m7o2t2u6 W2m6o2t2 W2m7o2t6
W2o2p5q2s2t3 W2o2p7t4 W2o2r7s7t2 W3X2o3p3t5 W3X2o3q5s5t3 W3Y3o7p6t3 W3e1h3o3t2u3v2 W3e2f1o3q3s3t5 W3g6m6o3t2
W3j6o3t2u6 W3o3q5s5t2v1 W3o3t2v6 W4X3o4t5v2 W4f2o4t5v3 W4k1o4t3u1v4 W4o4t2v5 W5e2f2o5t5 W5k3o5p5t1u4 W5l4o5p5u4
W5m5o5t3 W5o5p5t4 W5o5p5t5 W5o5q5s5t3 W5o5t3u5 W5o5t3v4 W5o9p5t4 W6X1o8p2t5 W6X3m3o6t6 W6X3o6t6 W6b3o6t4 W6c3o6t6
W6f3o6t7 W6o6t6 W7X2o7t6 W7X2o8t6 W7Y1o7p1t6 W7l2o7p7t1u2 W7n1o7t4v1 W7o7p2t5 W7o7p9t1 W7o7r2s2t5 W7o7t4v2
W8g1m1o8t5u1 W8n1o8t5 W8o8p8t1v1 W8o8t5v1 W8o9p1t5 W9Y9o9t5 W9o9p6t2 W9o9p9t1 W9o9t3 W9o9t4 W9o9t5 X1Z1p1t5v2 X1a5n5t5
X1b1g2m4p4r1s1t4u2 X1b8q1s1t1 X1b8t2 X1c5p1t5u1v2 X1f7q1s1t6 X1g2m4t1u2v5 X1g2m7p1t5u2 X1g2m8q1s1t5 X1g3m4p5t3u3
X1g5m6q3s3t1u5 X1g6m8t3 X1g6m9t3u6 X1g7m9t2u7 X1g8m9t2 X1h2t1u2v6 X1j3n3t2u3 X1l1m7t1u1 X1n1t1v6 X1n3q2s2t1v3 X1n3t1v4
X1n6t2v1 X1p1r7s7t2 X1p2t7u1 X1p8t4 X1q1r6s8t2 X1q2r6s8t2 X1q5s5t1v2 X1q6s7v2 X1r8s8t2 X1t1u4v4 X1t1v8 X2Y2q5s5t3
X2Z2e1f1m2q1r1s2t5v1 X2b1m6r1s1t2 X2c7d7e7t3 X2f2q5s5t4 X2g2m4p5t4u2 X2g2m7t6 X2g2m7t6u2 X2g3m7t3u3 X2g5m7q1s1t2u5
X2g6m7t2u6 X2g6m9t3 X2g7m7t2u7 X2g7m9t2u7 X2h1n5t1u2 X2m1q5s5t3 X2m6r1s1t2 X2m6t5 X2m7t6 X2q1r5s7t2 X2q1r6s7t2
X2q1s1t2v5 X2q5s5t2v2 X2r1s1t3u1v2 X2r7s7t3 X2s6t1v2 X2t2u5v2 X2t2v7 X2t4v2 X2t5u2v1 X2t7 X3Z1f1t4v3 X3a2n5t4v1 X3c5t8
X3g2m6t6 X3g3m3n3t3 X3g3m6t4 X3g3m6t4u3 X3g4m4t4u4 X3g5m6t3 X3g5m8r1s1t3 X3g6m6t3 X3g6m6t3u6 X3g6m9t3 X3g6m9t3u6
X3h2m3t3u2v1 X3j1m2t3u1v4 X3m3q3r2s6t3 X3m3r2s2t4 X3m5t3v1 X3m6t3 X3m6t4 X3m6t8 X3m9t3 X3n1r1s1t3v4 X3n1t2v6 X3p3t6
X3p5t5v1 X3q2r1s3t3u1v3 X3q6s6t2 X3q6s6t3 X3r5s5t3v1 X3r5s6t3 X3r6s6t3 X3r6s6t4 X3t2v6 X3t3u2v4 X3t7 X3t8 X4Z1m4t5
X4a2e3n2t6 X4a3n3t5v3 X4l4r1s1t4u4 X4m1p4t5v1 X4m2p3t5 X4m2p3t5u3 X4m4t4v1 X4m4t4v2 X4m5t4 X4m7t3 X4m8t4v1 X4n1t4v4
X4n5t4 X4p4t5v1 X4p5t6 X4q4r1s5t4 X4q4s4t4v1 X4t3v5 X4t4v5 X5b2f2r1s1t7 X5b3m5r4s4t4 X5f1t7v1 X5i1t4u1v3 X5i5t4u5
X5l5t4u5 X5m1q3s3t4 X5m3t5 X5m4t5 X5m5t5 X5m5t6 X5m9t4 X5m9t5 X5n3q1s1t4 X5o5p5t5 X5p4t6 X5p5t5 X5p5t6 X5p5t6u5
X5q5s5t4 X5r1s1t4v3 X5r2s2t5 X5r4s4t5 X5s5t4 X5t4u5 X5t4v4 X5t5 X5t5v4 X5t6v1 X5t7v1 X6Y3p3t8 X6a3n3t7 X6b3t6 X6c3f3t8
X6c3t8 X6e3t7 X6g1m1n1p2t6u1 X6g1m3t7 X6g1m7p2t6u1 X6g2m8t5u2v1 X6g3m3t6u3 X6h2t5u2v1 X6m3t5 X6m3t6 X6m6t5v3 X6m7t5
X6n1t6v1 X6q3s3t5 X6r2s3t6 X6r3s3t6 X6t5v3 X6t7 X6t8 X7Y2p2t8 X7b2t6 X7g1m2t7 X7g1m7t6u1v1 X7g2m2t7 X7g2m9t6
X7g2m9t6u2 X7i2t6u2 X7j2t6u2 X7j2t6u2v1 X7m2t6 X7m2t7 X7m9t7 X7o2p2t7 X7p2t7 X7q2s2t6 X7r1s1t6v1 X7r2s2t6 X7r2s2t7
X7t6v2 X7t7 X7t7v1 X7t7v2 X7t8 X8g1m4t7u1 X8g1m9t6u1 X8m1t7 X8m1t8 X8m8t6v1 X8m9t6 X8m9t7 X8n1t7 X8p1t7 X8p1t8
X8q1s1t7 X8q1s1t7v1 X8q1s1t8 X8r1s1t7 X8t7u1 X8t7v1 X8t8 X8t8v1 X9m9t7 X9o9t8 X9t3 X9t4 X9t6 X9t8 Y1e3p1q5s5t2
Y1l1p1t1u1v6 Y1p1t1v8 Y2m5p4t3 Y2p2t6 Y2p2t7 Y2p7t4v2 Y2p8q1s1t3 Y2p9t4 Y3c4p3t7 Y3p3t7 Y4p4t3v5 Y4p4t4v5 Y4p8t5v1
Y5g1m2p7t3u1 Y5m5p5t2 Y5m5p5t5 Y5p5q5s5t4 Y5p5t4v4 Y5p7t5v2 Y5p9t5 Y5p9t6 Y6p6t5v3 Y6p6t6v3 Y6p6t7u1 Y6p6t8 Y7j2p7t6u2
Y7p8t7v1 Y8m1p8t7 Y8p8t2v1 Y8p8t7v1 Y8p8t8v1 Y9o9p9t8 Y9p6t8 Y9p9t3 Y9p9t8 Y9t7 Z1c7t1v1 Z1c7t7v1 Z1e1t1v7 Z1f1t6
Z1f2r4s4t4v1 Z1g5m5q3s3t1 Z1g7u8 Z1h7q1s1t1u7v1 Z1j7t1u7 Z1q2s2t1v6 Z1q4r4s8t1 Z1q8s8t1 Z1t6 Z1t7v1 Z2b7r7s7t2 Z2b7t2
Z2c6t7v1 Z2e4t6v2 Z2f2t2u6 Z2f3j1t5u1v3 Z2f3q3s3t5 Z2j3t2u3v4 Z2t1v7 Z2t4u3 Z2t5v2 Z3b6t3 Z3c6t8 Z3f5t8u1 Z3f6t8
Z3h6t3u6 Z3q2s2t2u2v2 Z3q3s3t3v3 Z3q3s3t5 Z3q4s6t2 Z3q6s6t2 Z3t2u3v2 Z3t2v6 Z3t3v6 Z3t5v3 Z3t6 Z4d1e1f1p4t5 Z4f1m2t5v2
Z4n1t3v5 Z4r1s1t4v4 Z4t3v5 Z4t4u1v4 Z4t4v5 Z5b2e2t5 Z5e5t4v4 Z5f2t8 Z5j5t4u5 Z5q2s2t5v2 Z5q5s5t4 Z5q5s5t5 Z5t4v4
Z6e3t7 Z6e6t5v3 Z6g2t5u3v1 Z6n3t5 Z6t5v3 Z6t6v3 Z6t7 Z7j2t6u2 Z7q2s2t5 Z7r2s2t6 Z7t6v2 Z7t7 Z8q1s1t7 Z8t6v1 Z8t7
Z8t7v1 Z9b9t1 Z9c9t8 Z9e9t8 Z9f9t7 Z9t6 Z9t7 Z9t8 Z9t9 a1e1m1n1t2v5 a1e4f4n1t6 a1f3h1n1t4u1v3 a1n1t1v7 a1p8t3u8 a2n2t4
a2n2t6 a2v7 a3m3n3t4 a3n3q6s6t1 a3n9t2 a3q6s6 a4n2t1v2 a4n4t4 a4n4u1v4 a5m5n5t3 a5n5p5t4 a5n5t2u5 a5n9t2 a5q5s5
a6n6t3v3 a6n6t6 a6n9t3 a7n7p2t4 a7n7q2s2t4 a7n7r2s2t4 a7n7t3u1 a7n9t3 a8n8t5 a8n9t4 a9n9 a9n9t3 a9n9t4 a9n9t5 a9t1
b1c4t4u3 b1e1t1v5 b1f1q1r6s8t1 b1f4q4s4t4 b1i5j3u8 b1p3r5s5t1 b1q5s5t1v2 b1q6s6t1v1 b1q7s7v1 b1v8 b2c2i1t5u1
b2e3n1r2s2t3v2 b2e3q3r2s6t1 b2e3t2u3 b2e6t2v1 b2f7t8 b2h3q3s3u3 b2j6u6v1 b2j7u7 b2n1t3v2 b2n3q3r2s5 b2q3r2s5t3u1
b2q6r1s7v1 b2q7r2s9 b2q7s7 b2s6v1 b2u3v4 b2v7 b3c6t6 b3e2q3s3t2 b3e6r3s3t2 b3f1q5r2s7t1 b3f6r3s3t5 b3p1t1v5 b3p6t3
b3q3r6s9t1 b3q6r3s9 b3q6s6 b3r6s6t1 b3t5 b3v6 b4i5u5 b4j1q4s4u1 b4q4r5s9t1 b4q4s4v1 b4q5s5 b4r3s3t1v2 b4u3v3 b4v5
b5e3t2 b5i5u5 b5p5r5s5t2 b5q1s1t1v3 b5q2s2v2 b5q4s4t1 b5q5r5s9 b5q5s5 b5r5s5u5 b5s5 b5t1v2 b5t1v4 b5t4 b5v4 b6c1n2t1
b6c3t1 b6c3t3 b6e3t1 b6e3t2 b6f1t1v2 b6f2t3 b6f3t4 b6n3r6s6t1 b6n3t2 b6p1q2s2t1 b6r3s3t1 b6r6s6t1v3 b6t1v3 b6t3 b6t3u3
b7e1t1v2 b7g1r7s7t1u1v1 b7j2t1u2v1 b7q2s2t1 b7r7s7t2 b7r9s9t1 b7t1u2 b7t1v2 b8c1t2 b8e1t1 b8i1t1u1 b8j1t1u1 b8p1r8s8t1
b8p1t1 b8q1s1t1 b8q1s1t1v1 b8r1s1t1 b8r8s8t1v1 b8s1t1 b8t1v1 b8t2 b9r3s3t1 b9r9s9t1 b9t1 c1d7h1k1u9 c1f2i5t3u5 c1f8t9
c1g3m7t5u2 c1h4t1u7 c1j5t2u5v1 c1p3t2v4 c1q2r6s8t2 c1q8s8t1 c2d7t2u7 c2f3q3s3t5 c2i2t2u2v5 c2l7t2u7 c2m3p3t6v1
c2m4r1s1t5 c2p6t4v1 c2q2s2t2v5 c2u2v7 c3d6t3u6 c3d9t1u6 c3f1p4t6 c3f2q3s3t4 c3f6t5 c3f6t8 c3h2i6u9 c3j1t3u6 c3j6u6
c3k4t1u4v2 c3m4q2s2t3v1 c3m6t8 c3n1q3s3t2v3 c3n1t3u5 c3n1t3v4 c3p5t4v1 c3p5t5u5v1 c3q5s5t3v1 c3q6s6t2 c3t3u6 c3t3v6
c3t6v1 c3t7 c3t8 c3u9 c4f4q4r1s5t4 c4i1t4u1v3 c4i3u8v1 c4p5t5 c4q4s4t3v1 c4t1u4v4 c4t4u4v1 c4t4v5 c4t5 c4t5v3 c5d1n4t4
c5d3f4t5u3 c5f3r1s1t8 c5m3t6 c5n3t5 c5q3s4t4u1 c5q4s4t5 c5q5s5t4 c5q5s5u5 c5t4u5 c5t4v4 c6d6t1v3 c6e1q1s1t6 c6e3t7
c6g1m3t7 c6i2t5u2v1 c6i6t1u6v3 c6n3t5 c6n3t6 c6t5v3 c6t6v2 c6t8 c6u6v3 c7d1t6u1v1 c7d1t6u2 c7d7e7j2t1u2 c7d7t2
c7h3k3n2t1u3 c7h4k2t1u4 c7i1j1q2s2u7 c7j2u2 c7q1s1t7 c7r1s1t8 c7t1u7v1 c7t6u1v1 c7t6u2 c7t6v1 c7t6v2 c7t7 c8d2i1u7
c8d8t2v1 c8j1t7u1 c8m1t7 c8n1t7 c8q1s1t2u8 c8q1s1t7 c8r1s1t7 c8t7 c8t7u1 c8t7v1 c8t8 c8t8v1 c8u8v1 c9 c9d6t2 c9d9
c9d9e9t2 c9d9t2 c9e9t2 c9f2t8 c9f9t8 c9h9k9u9 c9h9u9 c9i9t2u9 c9i9t8u9 c9t2 c9t6 c9t7u1 c9t8 c9t8u9 c9u9 d1k8u9 d1t2u4
d2e2f3q3s3t3 d2e2v7 d3e3q3s3t3 d3e3t5 d3f3t3v4 d4e4t1v5 d4i5u9 d4q3s3t3v3 d4t4v4 d5e5p5t2 d5e5q5s5t1 d5i4u9 d6e6n3t1
d6e6t3 d6e6t4 d6e9t2 d6e9t3 d6l1u7v2 d6u6v3 d8e8q1s1t2 d9e9t2 d9t1u3 d9t2 d9u9 e1f1p5t4u1 e1f1q8s8t1 e1f1t5v2
e1f2r1s1t2v4 e1f2t3v6 e1f4t5v1 e1f7t6v1 e1f8t7 e1g8m8t1u8 e1h5u5v3 e1h7u7 e1j6u6v2 e1k2q1r4s5t2u2 e1l2u2v6 e1n1p1t1v5
e1n3p3t2u1v3 e1q1r7s8t1 e1q8s8 e1q8s8t1 e1t1u6v1 e1t1v6 e1t1v8 e1t3v5 e1t4u4 e1t4v3 e1t5v1 e1t6v1 e1u7v1 e2f2q3s3t3
e2f2q5s5t2 e2f2q5s5t3 e2f4q3s3t3 e2f5t7 e2f7t7 e2j6t1u6 e2p6t4 e2q3s3t4 e2q7s7t1 e2q7s7t2 e2r2s2t1v6 e2r6s6t2v1 e2t1u6
e2t1v7 e2t2v7 e2t3u4v1 e2t6 e2t6v1 e2t7 e3f2q3s3t4 e3f3q6s6t1 e3f3q6s6t2 e3f5t4 e3f6t7 e3h2t1u2v3 e3h4j4t3u4v1
e3i3t3u3v3 e3l5t1u5v1 e3m5n1t2 e3n1q5s5t1 e3q2s2t1v4 e3q5s5t1v1 e3q5s5t3v1 e3q6s6t1 e3q6s6t2 e3t1u6 e3t1v6 e3t3v3 e3t5
e3t6 e3t7 e4i4t3u4 e4q4r1s5t1 e4q4r1s5t2 e4q4s4t2v1 e4q4s5t4 e4q5s5t4 e4t1v5 e4t3v5 e4t4v5 e4t7 e5f1t7 e5f4t6 e5n4t2
e5q3s3t3u1 e5q5s5t1 e5q5s5t2 e5q5s5t4 e5q5s9t2 e5s9t2 e5t2u5 e5t3v2 e5t4v4 e6f1q1s1t2v1 e6f6t5v2 e6h1t5v2 e6q3s3t2
e6q3s3t5 e6r3s3t2 e6t1v3 e6t2u1v1 e6t2v3 e6t4 e6t5 e6t5v3 e6t7 e7f4n2t4 e7h2t3u2 e7j2t2u2 e7n1t4 e7q2s2t5 e7r2s2t2
e7r2s2t6 e7t6u2 e7t7 e8f1t7 e8q1s1t2 e8q1s1t3v1 e8q1s1t6 e8t2v1 e8t3 e8t3v1 e8t6v1 e8t7v1 e8v1 e9 e9f9t3 e9f9t4 e9f9t7
e9s9t4 e9t2 e9t3 e9t4 e9t7 f1h7q1s1t1u7 f1n1t6 f1p1q6s6t2 f1q1r7s8t1 f1q1s1t2v5 f1q3r5s8t1 f1q3s3t1v4 f1t1v7 f1t1v8
f1t3u1v5 f1t4u2v2 f1t6v1 f2g2m2p5t4u2 f2g5m5t4u5 f2g6m7t3u6 f2m2t7 f2p1t6 f2p6t4v1 f2p7t4 f2q2s2t2v5 f2q5s5t3v1
f2q6s6t2u1 f2q6s6t2v2 f2q7s7t1 f2q7s7t2 f2r5s7t3 f2r6s6t3v1 f2t2u4v2 f2t2u5v2 f2t2v7 f2t4v4 f2t6v1 f2t7v2 f3g5m5t3u6
f3h6t2u6 f3j3t4u3 f3o2p2t3u4 f3p4q2s2t4 f3q2s2t3v5 f3q3s3t5 f3q5s5t3v1 f3q6s6t2 f3q6s6t3 f3r2s2t3u5 f3r6s6t4 f3t1v6
f3t2u6 f3t2v6 f3t3u5 f3t3v6 f3t4v5 f3t7 f3t8 f4h2t4u2v3 f4j3t3u3v3 f4n3p3t4 f4p3t5v2 f4p3t6 f4p4t6v1 f4q4r1s5t4
f4q5s5t3 f4t3v5 f4t4v5 f5h3t5u4 f5j5t4u5 f5m3t5u3v1 f5m5t6 f5n3t4 f5n3t6v1 f5p4t5 f5p5t5 f5p5t6 f5q5s5t4 f5q5s5t5
f5t2u2v2 f5t2u4 f5t2v4 f5t3v1 f5t4u1 f5t4v4 f5t5v4 f5t7 f6l3t6u3v1 f6n3t2 f6n3t6 f6r2s2t7v1 f6t5 f6t5v3 f6t6 f6t6v2
f6t6v3 f6t7 f7g1h1m1t3u1 f7i2t7u2 f7m1t9 f7n2p1t7 f7n2p2t3 f7n2t5 f7q1s1t6v1 f7q2s2t7 f7r2s2t7 f7t7u2 f7t7v1 f7t7v2
f8m1t8 f8n1t6 f8n1t7 f8n1t8 f8p1t8 f8q1s1t6v1 f8q1s1t8 f8t6u1 f8t6v1 f8t7v1 f8t8v1 f9t3 f9t4 f9t5 f9t6 f9t7 f9t8 f9t9
g1k7m1u8v1 g1m9t1u5 g1t1u1v7 g1u1v8 g2h7u9 g2m2n3u6 g2m2p2r5s5t2u2 g2m2p4t2u2v3 g2m2p7t4u2 g2m9t5u2 g2n5p5t2u2v2
g3i6u9 g3m3p6t3u3 g3m7t2 g3m8p1t5 g3m9t1u3 g3m9t5 g3m9t5u3 g3t3u3 g3u7v2 g4h3m4u7v2 g4h4u4v5 g4m4p5t2u4 g4m4p5t3u4
g4m4v5 g4m5t2v2 g4m9t1u4 g5k3r1s1u8 g5m5p4t2u5 g5m5p4t3u5 g5m5p5t2 g5m5p5t2u5 g5m9t1 g5m9t1u5 g5m9t2 g5m9t2u5 g5u5v4
g6m6p2t2u6 g6m6p3t2u6 g6m6t2u6 g6m9t1u6 g6m9t3u6 g6u6v3 g7h9u7 g7m7p2t1 g7m7p2t2u7 g7m7r2s2t1u7 g7m7t1u7v2 g7m9t1
g7m9t1u7 g7m9t2u7 g7t1u7 g7u9 g8h8t4u8v1 g8m8n1t1 g8m8p1t1 g8m8r1s1t1u8 g8u8v1 g8u9 g9h9t5u9 g9h9u9 g9m9t1 g9m9t1u9
g9u9 h1j1u1v8 h1k7u8v1 h1n5u1v1 h1n5u1v3 h1u1v8 h1v8 h2i2k7u9 h2i4q3s3u6 h2j6u7 h2k6n1u8 h2k7u9 h2p4q3s3t2u2
h2q5s5u2v2 h2r3s3t2u2v1 h2v6 h3i2u7v2 h3k3u6v3 h3l6u9 h3m2n4t1u3 h3n1t2u3v3 h3n2u3v3 h3n2u3v4 h3n4q1s1u4 h3q3s3u3v4
h3t2u6 h3t3u3v2 h3t5u3 h3u3v6 h3u4v5 h3u6 h4i3j1u9 h4n5u4 h4o4p4u4v1 h4q4r1s5u4 h4q4s4u4v1 h4q5s5u4 h4t2u4v2 h4t4u4
h4u4v5 h4v5 h5j5u9 h5k1u6v3 h5k8u8v1 h5n1u5v3 h5t1v3 h5t2u3v1 h5t3u5 h5u2v4 h5u5v4 h5u7v2 h5u9 h5v4 h6n1t1u6 h6n3u6
h6q2r1s3u6 h6r1s1u8 h6t2u6 h6t3u6 h6u6v3 h6v3 h7i1u8 h7i7u7v2 h7j2u9 h7k2u9 h7n1t1u7 h7u2 h7u7v2 h7u9 h8i1u9 h8j8u8v1
h8n1u8 h8u4v1 h8u8 h8u8v1 h8u9 h8v1 h9 h9i9u9 h9j2u9 h9j9u9 h9k9u9 h9u3 h9u4 h9u6 h9u7 h9u9 i1j6u7v2 i1j8u9
i1n1q4s4t2u1 i1q7s7u1v1 i1r1s1u1v7 i1t1u1v6 i1u1v8 i1u3v6 i1u8v1 i2j2u9 i2j3u6v3 i2j7u9 i2n1u5v3 i2q5s5u2v2 i2q5s5u4v1
i2u2v7 i2u6v3 i2u9 i3j6u9 i3m6u9 i3p3t1u3v3 i3q6s6u3 i3u3v6 i3u8v1 i3u9 i4u4v5 i4u6v3 i5j4u9 i5m1u7 i5n5u5 i5u5v4
i5u5v5 i6j3u9 i6m3u9 i6u6v2 i6u9 i7j2u9 i7j6u9 i7n1u7 i7n1u8 i7q1s1u7 i7q2s2u7 i7u7v2 i8j1u9 i8n1u8 i8u8v1 i8u9 i9j9u9
i9u9 j1p3t1u1v5 j1q1s1u6v2 j1t4u2v1 j1t6u1 j1u1v8 j2q4s4u5 j2q6s6u2v1 j2t5u2 j2t6u2 j2t6u2v1 j2u2v7 j2u4v5 j2u7v2
j2u8v1 j2u9 j3p6t2u3 j3q3s3u3v3 j3q6s6u3 j3t5u3 j3u3v6 j3u8v1 j3u9 j4q2s2u4v3 j4q5s5u4 j4u4v5 j4u9 j5m4u5 j5q2s2u5v1
j5t3u5 j5u5v4 j5u5v5 j5u8v1 j6q2s2u6v1 j6t2u6 j6u6v3 j6u7v2 j6u8v1 j6u9 j7q2s2u7 j7u7v2 j7u8v1 j7u9 j8n1u8 j8u8 j8u8v1
j9u9 k1m4t2u1v4 k1u1v8 k3t3u3v3 k3t4u4 k3u3v6 k3u5v4 k4u4v5 k4u6v3 k5m5t1u5 k5q5s5u5 k5u5v4 k6t2u6 k6u6v3 k7u7v2 k7u9
k8p1t1u8 k8u8v1 k9u9 l1o7p7t2u1v1 l1p4t4u1v1 l1p4u5v3 l1u1v8 l2p6t5u2 l2u2v7 l2u4v5 l2u8v1 l3m5n1t2u3 l3u3v6 l4u4v5
l5u5v4 l5u5v5 l5u8v1 l6p1u6v2 l6r2s2u6v1 l6t1u7 l6u6v2 l6u6v3 l7p2t1u7 l7u7v2 l8u8v1 l9u9 m1n4u1v3 m1n6t1v3 m1n7t1
m1n7t1v1 m1n8t2 m1p1t2u1v5 m1p5t2v2 m1p8t3 m1q8s8 m1t1v7 m1t6 m1t7 m1u7 m1v8 m2n1t1v6 m2n3p6t3 m2n5t1u1v1 m2n6t1u1v1
m2n7t1 m2o1p1t1v6 m2p1t1u6v1 m2p5t1v2 m2p5t3v2 m2p7t3 m2p7t4 m2p7t4u2 m2q2s2v5 m2q3s3u2v3 m2s7 m2t1u6v1 m2t2v6 m2t6
m2u1v5 m2u2v7 m2v7 m3p5t2v1 m3p6t2 m3p6t3 m3p6t4 m3p6t4u6 m3t3 m3v6 m4n1t2v4 m4n9t2 m4p5t2 m4p5t3 m4r5s5t1 m4t1v5
m4t2v4 m4t3v5 m4u9 m5p5t3 m5p5t5 m5q1s1t6 m5r4s4t1 m5t2v4 m5t2v5 m5t4 m5t5 m5t6 m5v5 m6n1t2v2 m6n1t3u1 m6p1t3 m6p3t2
m6q2r1s3t1 m6q3s3t1 m6r3s3t1 m6s3t1 m6t1u3 m6t1v3 m6t2u3 m6t3 m6t7 m6u5 m6u6v3 m7n1u7v1 m7n2t1 m7n2t3 m7q1s1t1v1
m7q1s1t2 m7q2s2t1 m7q2s2t3 m7r2s2t1 m7t1v2 m7t3 m7t3v2 m7u7v2 m8n1t6 m8q1s1t1 m8t3v1 m8t5v1 m8t6 m9 m9n9t4 m9t1 m9t2
m9t3 m9t4 m9t6 m9t7 m9t8 m9u6 m9u9 n1p1q2s7 n1p1q8s8 n1p1r7s7t1 n1p2t1v4 n1p7t2v1 n1p7t4v1 n1q4s4v4 n1q6s6v2 n1q7s7v1
n1q8s8 n1r1s1u2v5 n1t2v6 n1t3u2v1 n1t4 n1t5v1 n1t6 n1t7 n1u2v5 n1u2v6 n1u5v3 n1u6v2 n1u7v1 n1u8 n1v8 n2 n2o7p7t2
n2p2t5v2 n2p7t3 n2p7t3v1 n2q1r2s4v3 n2q7s7 n2r2s2t3v1 n2r3s3v4 n2r7s7t1 n2t1v5 n2t1v7 n2t3v3 n2u2v5 n2u3v4 n2u4v3 n2u7
n2v6 n2v7 n3p2r3s3t2 n3p3r6s6t2 n3q1s1v4 n3q1s1v5 n3r1s1t3 n3t1u6 n3t1v6 n3t4 n3t4u1 n3t5 n3v6 n4t1v2 n4t4 n4t5 n4t6
n4u1v4 n4v5 n5q1s1t2v1 n5q3s3v1 n5r5s5 n5t4 n5u2 n5v3 n5v4 n6t1u3 n6u3 n6v3 n7 n7p1q1s1t2 n7r2s2 n7t1v1 n7v1 n7v2 n8
n8p8t2v1 n8q1s1v1 n8v1 n9 n9p9t3 n9t3 o1p3t1v6 o1p9t3 o2p2v7 o3p3t1v6 o3p3v6 o3p9t3 o4p4t1v5 o5p5t1v5 o6p6q1s1t2v2
o6p6t1v3 o6p9t3 o7p7t2v2 o8p8t2v1 o9p9 o9p9t1 o9p9t3 o9p9t4 p1q3r5s8t1 p1q6r1s7v1 p1q8s8 p1t1v7 p1t1v8 p1t5 p1t6
p1t6v1 p1v8 p2q3s3t1v5 p2q4s4t1v2 p2q6s6t1 p2q6s6t1v1 p2q7s7t1 p2r7s7t1 p2t1u6v2 p2t1u8v1 p2t1v7 p2t2v5 p2t4 p2t6v1
p3q6s6t1 p3r6s6t2 p3t1u1v3 p3t1v5 p3t1v6 p3t3v1 p3t5 p3t6 p4q2s2t1v3 p4q5s5t1 p4t1v5 p4t2u2v2 p4t2u6v3 p4t2u7v1 p4t2v5
p4t5v1 p5q1s1t2v3 p5q2r2s4t2 p5q3r1s4t2 p5q3s3t2 p5q3s3t2v1 p5r4s4t2 p5t2v3 p5t2v4 p5t2v5 p5t3u1 p5t5 p5t5u5 p5t6
p5u5v4 p6q2r1s3t2 p6q2s2t2v1 p6q3s3t2 p6r3s3t3 p6t1v3 p6t2v3 p6t3 p6t3u6v3 p6t3v1 p6t3v3 p6t4 p6t5 p6t6 p7q2s2t2
p7q2s2t3 p7q2s2t5v1 p7r2s2t6 p7t1 p7t1u7v2 p7t1v2 p7t2 p7t2v2 p7t3 p7t3v1 p7t3v2 p7t4 p7t4u1 p7t5 p7u7v2 p8q1s1t2v1
p8t2v1 p8t3 p8t3u8v1 p8t3v1 p8t4 p8t4v1 p8t6v1 p9t1 p9t1u9 p9t2 p9t3 p9t4 p9t4u6 p9t4u9 p9t5 p9t6 p9t7 q1r1s9 q1r3s9
q1r6s7t2 q1r8s9 q1r8s9t1 q1s1t1u2v5 q1s1t2v6 q1s1t3v4 q1s1t4v2 q1s1t5 q1s1t6 q1s1t7 q1s1u4v4 q1s1u6v2 q1s1u7 q1s1u8
q1s1v6 q1s1v7 q1s1v8 q1s8v1 q1s9 q2r2s4v5 q2r4s6v3 q2r6s8t1 q2r7s8t1v1 q2r7s9t1 q2s2 q2s2t1u5v1 q2s2t3v2 q2s2t4
q2s2t4v2 q2s2t5 q2s2u2v5 q2s2u3v3 q2s2u5v2 q2s2u6v1 q2s2u7 q2s2v7 q2s5v4 q2s7v2 q2s9 q3r1s4v5 q3r2s5v4 q3r2s6v3
q3r4s7t1v2 q3r4s8v1 q3r6s9t1 q3s3t2 q3s3t2v4 q3s3t5 q3s3u1v5 q3s3u5 q3s3u6 q3s3v6 q3s8 q4r1s5t3 q4r5s9 q4r5s9t1
q4s4t1v1 q4s4t2u1 q4s4t3v1 q4s4t4 q4s4u5 q4s4v5 q5r1s6 q5r1s6v3 q5r1s7t2 q5r3s8v1 q5r4s9 q5s5 q5s5t1v3 q5s5t2 q5s5t2v1
q5s5t3 q5s5t4 q5s5u2v2 q5s5u3v1 q5s5v4 q5s5v5 q5s9 q6r1s7v2 q6r3s9 q6s6 q6s6t2 q6s6t3 q6s6u3 q6s6v2 q6s6v3 q6s8 q6s9
q7r1s8v1 q7r2s9 q7s7 q7s7t1 q7s7t1u2 q7s7t2 q7s7u2 q7s7v1 q7s7v2 q7s9 q8r1s9 q8s8 q8s8t1 q8s8u1 q8s8v1 q8s9 q9s9
r1s1t1v3 r1s1t5v2 r1s1t6 r1s1u2v7 r1s1u7v1 r1s1v8 r2s2t1v6 r2s2t5 r2s2t7 r2s2v7 r3s3 r3s3t5 r3s3v6 r4s4t1v3 r4s4v5
r5s5v4 r5s5v5 r5s9 r6s6t1v3 r7s7t1v2 r7s9t1 r8s8t1v1 r8s8v1 r9s9 r9s9t1 s2u3v4 s2u6v1 s2v7 s3v6 s5 s5v5 s6t2v1 s7v2
s8v1 s9 t1u1v5 t1u1v6 t1u1v7 t1u2v6 t1u3v2 t1u3v6 t1u4v4 t1u6 t1u6v2 t1u7 t1u8v1 t1u9 t1v4 t1v5 t1v7 t1v8 t2u1v4
t2u2v2 t2u3 t2u3v6 t2u6 t2v1 t2v3 t2v4 t2v5 t2v6 t2v7 t3 t3u1v2 t3u1v3 t3u2 t3u2v2 t3u2v3 t3u3v2 t3u3v3 t3u5 t3u6 t3u9
t3v1 t3v2 t3v3 t3v4 t3v5 t3v6 t4 t4u2v2 t4u3 t4u4 t4u5 t4u9 t4v1 t4v2 t4v3 t4v4 t4v5 t5 t5u1 t5u2 t5u2v1 t5u7v2 t5v1
t5v2 t5v3 t5v4 t6 t6u1 t6u2 t6u7 t6u9 t6v1 t6v2 t6v3 t7 t7u1 t7v1 t7v2 t8 t8v1 t9 u1v7 u1v8 u2v5 u2v7 u3 u3v5 u3v6
u4v4 u4v5 u5 u5v3 u5v4 u5v5 u6v3 u7v2 u8v1 u9 v1 v4 v5 v6 v7 v8 v9

aap4 aaliihg aardwolfsH abaOU abacalt abacusKW abalonesH abandont6 abayaRN abbessrs abbeykc abbotrs abbreviationt6
abdicationKk abdomenoG abdominaloG abductornS abecedariusLS abelehg abeliamp aberrantrs aberrationt6 abilityt6
abnormalityt6 abodekM abolitiont6 abolitionistrs abominationrZ aboriginalrs aboriginers abortiont6 aboveLS abradantfr
abradergf abrasivep4 abrasive_materialp4 abscesst6 absencet6 absenteers absinthSR absintheRu absolutet6
absolute_alcoholoY absorbentp4 absorbent_cottonp4 absorbent_materialp4 absorberp4 absorptiont6 absorption_indicatorp4
abstainerrs abstinentrs abstractt6 abstractionGw abstractionismHV abstractionistrs absurdt6 abundancet6 abuset6
abutmenttv abysmi5 abyssi5 acaciahg academers academiars academicrs academic_degreeIR academyjx acanthusmp
acatalecticLS accelerationt6 acceleratorMB accelerometergd accentt6 acceptanceIq accessId accessoryQ5 accidentt6
accidentalt6 accoladeIR accommodationj3 accompanimentt6 accompanistrs accomplicers accomplishmentt6 accordJy
accordancet6 accordionE5 accountIq accountantrs accountingJc accounting_entryLT accounting_systemLT accoutermentRN
accoutrementRN accumulationt6 accumulatorA5 accuracyt6 accusationt6 accusedrs accuserrs aceXT ace_of_spadesXu
acebutololWc acerolaUb acetaldehydep4 acetaminophenWc acetanilidWc acetanilideWc acetateOt acetonep3 acetophenetidinWc
acetphenetidinWc acetumUh acetylcholinep4 acetylenep4 achenemu achievementt6 achieverrs achilleamp achimenesmp
achondritetL acidp3 acid_base_indicatorp4 acinusmi ackeeVx acknowledgmentt6 acnet6 acolyters aconitemp acornmu
acousticWc acoustic_deviceE5 acquaintanceq1 acquirerrZ acquiringt6 acquisitiont6 acquittanceLU acrest6 acrobatrs
acronymt6 acropoliskc acrosticKh acrylamidep4 acrylicOL acrylonitrilep4 actLF actinp4 actingt6 actiniump3
actinometergd actinomycinWc actionIc action_mechanismeg activeps active_agentp3 activewearRN activistrs activityt6
actomyosinp4 actorrs actor's_lineLS actressrs actualityt6 actuaryrs actuatoreg acutet6 acyclovirWc acylglycerolBT adt6
adamantGC adaptationLF adaptortc addaxsH addendumLS adderdi adder's_tonguemp addictrs addictiont6 additionsS
additivest addressIv addresseers adductp4 adeSR adelgidsH adeninep4 adenosinep4 adenosine_deaminasep3 adeptrs
aderminV2 adherencet6 adherentrs adhesionne adhesivep4 adhesive_materialp4 aditi5 adjectivet6 adjunctql
adjustable_wrenchgf adjusterrs adjustmentt6 adjutantrT administrationt6 administrative_divisiontz administratorrs
admiralrT admirationt6 admirerrs admissiont6 adobepM adobe_housekc adoboV2 adolescencet6 adolescentrs adonisrs
adoptiont6 adornmentte adrenaloG adrenal_cortexmo adrenal_medullamo adrenalineoW adsorbentp4 adsorptiont6 adultrG
adult_femalers adult_malers adulterantp3 adultererrs adulteressrs adulteryt6 adulthoodt6 advancet6 advancementt6
advantaget6 adventuret6 adventure_storyLS adventurerrs adverbt6 adversaryrs adversityt6 advertisementt6 advertisingt6
advicet6 adviseers adviserrs advisorrs advocaters adzDB adzeDB aeciumms aeonsP aeratortc aeriald2 aeridesmp aerofoiltc
aerogeneratoref aerogramLU aerogrammeLU aeroplaneZ8 aerosolaL aeschynanthusmp aesthetict6 affairt6 affairst6 affectt6
affectiont6 affidavitLU affiliationt6 affiners affinityt6 affirmativet6 affixt6 afflictiont6 affluentkm afghanO9
aflatoxinCb afterburnertc afterglowlF afternoont6 afternoon_teaV2 afterpiecetU aftersV2 aftershaftoH agalEQ
agapanthusmp agarVV agaricmn agateGC agatewaregf agavemp aget6 age_grouprs agedrs agencyt6 agendaJ0 agendumLL agentok
ageratummp agglomeratortc agglutininp4 agglutinogenp3 aggregateo0 aggressiont6 aggressorrs agingt6 agitationt6 aglettc
agnosticrs agonistmy agonyt6 agorakR agreementt6 agricultural_agentrs agricultureqS agrimoniamp aguacateVx aisH aidt6
aiders aiglettc aigrettg aigrettetg aiguilettetg ailV2 ailanthushg ailerontc aimhn aioliV2 airkx air_basetz
air_conditionercQ air_conditioningeg air_currentlH air_mailLL air_masslH air_passagei5 air_terminaltz airbraketc
airbrushb6 airbusZ8 aircraftZ8 airfieldtz airfoiltc airframetz airgunCj airheadrk airlinetG airlinerZ8 airmailLK
airmailerb6 airmanrs airplaneZ8 airporttz airscreweg airshipZ8 airspacetx airstreamlF airstriptz airwayi4 aislei5
aitchboneV2 akeeTh akvavitSR alabasterpw alarmcb alarm_systemtc albRN albacoreVZ albatrossr9 albinors albitep4
albiziahg albizziahg albucamp albumJg albumenUh albuminp4 albuterolWc alchemistrs alcoholSL alcoholicrs
alcoholic_drinkSR alcoholismt6 alcovetz aldehydep4 aldergs aldermanrs aldolp4 aldosteroneoY aleSR alehoofhf alembicb6
alendronateWc alertt6 aleuronep4 alewifeVZ alexandriteGB alfalfamE alfilariamp algarobillamu algarrobagp
algarrobillamu algebrat6 algometergd alidadgd alidadegd alienrr alignmentt6 alimentV2 alimentationVu
aliphatic_compoundp4 aliyahIK alizarinp4 alizarin_crimsonp4 alizarinep4 alkahestp3 alkalip4 alkaloidp4 alkanep4
alkaptonp4 alkenep4 alkylating_agentWc alkylbenzenesulfonatep4 alkynep4 all_rounderrs allamandahf allayerrs
allegiancet6 allegoryLF allegrot6 allelet6 allemandeV2 allergenp3 alleviantWc alleviatorWK alleyi5 alleywayi5
allianceJd alliest6 alligatorpG alligator_snapping_turtlesH allopurinolWc allotropep3 allowancet6 alloypk
alloy_steelp3 allspiceS9 alluvial_depositp2 alluvial_soilp6 alluviump2 allyrQ allyl_alcoholoY almanacLS almandineFw
almanditeGB almondTh alocasiamp aloemp aloesWc alphh alpacaOl alpenstockgf alphat6 alpha_beta_brassp3 alpha_brassp3
alpha_ironp3 alphabetLK alphanumeric_charactersLL alphanumericsLL alpine_ashhg alpine_hulseamp alprazolamWb alsatiansH
alstroemeriamp altarNq altarpiecetz altazimuthgd alter_egors alterationt6 alteringt6 alternaters alternationt6
alternativet6 alternatoref althaeamp altimetergd altitudet6 altorP altocumuluslH altogethert6 alumWA aluminap4
aluminatep4 aluminump3 alundump4 alveolart6 alyssummp amalgampk amaranthmt amarelleTh amarettoSR amaryllismp amateurrs
amazonrT ambassadorrs amberoz ambergrisp4 ambiancetp ambiguityt6 ambitiont6 amboynags ambrosiaUB ambulanceZ8
ambulatoryi5 amen_cornerjs amendmentt6 americiump3 amethopterinWc amethystGC amicus_curiaers amidep4 amidopyrineWc
aminep4 aminot6 aminophyllineWc aminoplastp7 aminopyrineWc amiodaroneWc amitriptylineWc ammetergd amminep4 ammoCi
ammobiummp ammoniaoT ammonia_wateroY ammoniacp4 ammoniump4 ammonium_ionp4 ammunitionCR amnesiat6 amnestyKM
amniotic_fluidoY amobarbitalWc amoristrs amorphamp amorphophallusmp amountt6 amoxicillinWc amperet6 amphetaminep3
amphibianZ1 amphibious_vehicleZ8 amphibolep4 amphibole_groupp4 amphipodsH amphisbaenasR amphitheaterjf amphorab6
amphotericinWc ampicillinWc amplifiereh amplitudet6 ampouleb6 ampulb6 ampuleb6 ampullabH amputeers amrinoneWc amuletIP
amusementt6 amygdalinp4 amygdaloidp4 amyl_alcoholoY amylasep3 amyloidp4 anachronismqI anacondasH anaglyphHX analectaLS
analectsLS analepticp3 analgesicWc analogt6 analoguet6 analogyt6 analphabeticrs analysergd analysisJx analystrs
analyzergd ananasVx anarchistrs anastigmatgd anathemark anatomicalt6 anatomistrs anatomynl anatoxinWb ancestorrs
ancestressrs ancestryt6 anchoreR anchor_ropeEP anchoragetm anchovyVZ anchovy_pasteV2 anchovy_pearTh anchusamp
ancientrs ancientsrs andelminhg andesitep4 andraditeGB andrenasH androgenoY androided andromedamp andryalamp anemiat6
anemometergd anemonemN anemone_fishsH aneroidgd anesthesiat6 anestheticp3 anesthetic_agentp3 aneurinV2 angelqo
angelicaU6 angelimhg angert6 anginat6 angiocardiogramHf angiogramHf angioscopegd angiospermmp angiotensint6 anglet6
angledozerZ8 anglerrd anglerfishsH anglewingsH anhydridep4 anisH anilinep4 animalsH animal_materialp4 animal_skinp4
animal_trainerrs animalizationtZ animated_cartoontU animationt6 aniontA anionicp3 aniseUZ anise_seedV2 aniseedV2
anisetteSR anjouVx ankleoG ankleboneYS ankletFp ankletsRN ankustc annalsLF annelidsH annelid_wormsH anniversaryt6
annonVx announcementt6 announcerrs annoyanceqS annoyingt6 annualJ8 annuityt6 annulettg annulusmC annunciatortc anodetc
anodyneWc anomalyrB anorakRN anorecticrs anorexicrs anorthitep4 anovulanttc answert6 antsH antacidp3 antagonistmz
antbirdsH anteatersH antecedentrZ antediluvianrs antefixtg antelopesH antennaeW anteriorYS anthelminthicWc
anthelminticWc antherms antheridiumms anthillhh anthologyLS anthraciteBV anthrax_bacillusCj anthropoidrT
anthropologistrs anthropologyt6 anthuriummp antirs anti_inflammatoryWc anti_inflammatory_drugWc antiaircraftCj
antianxiety_agentWc antiarrhythmicWc antiarrhythmic_drugWc antibacterialWc antibacterial_drugWc antibioticWc
antibiotic_drugWc antibodyp4 anticholinergicWc anticholinergic_drugWc anticholinesteraseWc anticipationt6 anticlimaxKh
anticoagulantWc anticonvulsantWc anticonvulsant_drugWc antidepressantWc antidepressant_drugWc antidiabeticWc
antidiabetic_drugWc antidiarrhealWc antidiarrheal_drugWc antidiureticWc antidoteWc antiemeticWc antiemetic_drugWc
antiepilepticWc antifreezeoY antifungalp3 antifungal_agentp3 antigenp3 antihistamineWc antihypertensiveWc
antihypertensive_drugWc antiknockp4 antimacassarPj antimalarialWc antimalarial_drugWc antimatterp2 antimetaboliteWc
antimonial_leadp3 antimonyp3 antimycinWc antineoplasticWc antineoplastic_drugWc antioxidantp3 antiparticletA
antipastoV2 antiperspiranttc antipodestz antipopers antiprotozoalWc antipsychoticWc antipsychotic_drugWc antipyreticWc
antiqueH3 antiquityHt antisepticWc antiserumoY antispasmodicWc antistropheLS antisyphiliticp3 antitoxinp4
antitrust_legislationLU antitussiveWc antiviralWc antiviral_agentWc antiviral_drugWc anusoG anvilX1 anxietyt6
anxiolyticWc aortaoG apachers apartmentkc apartment_housekc apatitep4 apatosaurussH apequ aperientWc aperitifSR
apertureL5 apext6 aphanitep4 aphasiat6 aphasicrs aphidsH aphrodisiacp3 apishamoretc aplitep4 apologistrs apologueLS
apologyt6 apomorphineWc apostlers apothecaryrs apotheciumms apparatustc apparelRN apparitionsQ appealt6 appearancet6
appearingt6 appeaserrs appellantrs appellate_courtrs appendagen6 appendixLS appetiserV2 appetitet6 appetizerV2
applauset6 appleVN apple_juiceSR applecartZi applejackSR applesauceVu applewoodp7 appliancecE applicantrs
applicationV5 application_formLU applicatortc appliquetU appointeers appointmentcI appraisalJy appraiserrs
appreciationt6 appreciatorrs apprehensiont6 apprenticers approachiK approachingt6 appropriationFe approvalt6
appurtenancetc apricotTh apronQ7 apsetz aptitudet6 aqua_regiap4 aqualungtc aquamarineF9 aquaplanetU aquariumb1
aquaticmp aquatic_birdsH aquatic_plantmp aquatintHV aquavitSR aqueducti5 aqueous_humoroY aqueous_solutionp3 aquifertz
aquilegiamp arabesquetS arachnidsH arachnoidny aragonitep4 arakSR araliamp araribahg ararobaWc araucariahg arbalestgd
arbalistgd arbiterrs arbitrageurrs arbitrationt6 arborfF arborvitaehg arbutusmp arct6 arcadein archh2 archaeologistrs
archaeopteryxsH archangellk archbishoprs archdeaconrs archdiocesetz archduchessrs archduchytz archdukers archegoniumms
archeological_remainsIP archeologistrs archeologyt6 archerrs archills archipelagotz architectrs architectural_plantU
architecturekR architravetW archiveb8 archivesLS archivistrs archosauriansH archwayi5 arcticRN aret6 areajI areawayi5
arecahg arenatu arerehg arethusamp argalisH argemonemp argentp4 argentinesH argentitep4 argininep4 argonp3 argumentt6
argussH argyleP8 argyllP8 argyroditep4 arianistrs arilms arishthhg aristocracyrs aristocratrs arithmetict6 arkZ8 armBn
armadillosH armamentCV armatureeh armchairM6 armetRL armguardtU armholei5 armillaFr armlettU armoirebv armorRG
armored_catfishsH armored_vehicleZ8 armorerrq armorial_bearingtg armoryBz armourQj armouryBz armpitoG armsCU
arms_manufacturerrs armyq1 army_basetz arnicaWV aroidmp aromat6 aromatic_compoundp4 arousalt6 arquebusCj arrackSR
arraignmentLU arrangementt6 arrangerrs arrangingt6 arrasHa arrayP9 arrestt6 arrestertc arrivalq1 arrowCF arrow_woodmp
arrowrootl0 arrowwormsH arroyoi5 arsenalCD arsenatep4 arsenicp3 arsenidep4 arsenopyritep4 arsinep0 artHP art_schoolkc
artefacttU artemisiamp arteriogramHf arteryiD arthriticrs arthritist6 arthrogramHf arthropodsH arthroscopegd
artichokeUZ articleIt articles_of_incorporationLU articulationnL articulatornS artifacttU artificial_hearttc
artilleryCK artillerymanrs artisanrs artistrs artisters arumlt asafetidap4 asbestosp4 ascendantrQ ascenderrZ
ascendingt6 ascenttw asceticrs ascidiansH ascocarpms ascomycetemn ascorbic_acidVz ascotRN ascusms asdicgd ashg2
ashbinb6 ashcakeV2 ashcanb6 ashlartU ashramtz ashtrayb6 asideLF askingt6 asparaginaseWc asparagusUZ aspartameV2
aspectt6 aspenhg aspergilltc aspersoriumbL asphaltog asphodelmp asphyxiatortc aspicV2 aspirantrs aspiratoreb aspirinWc
assYo assagaiCj assailantrs assassinrs assassinationt6 assaultt6 assayJU assegaiCj assemblagerY assemblingt6
assemblyeA assembly_plantkc assemblymanrs assentt6 asserterrs assertiont6 assessmentt6 assessorrs assett6 assetst6
asseveratorrs assigneers assigningt6 assignmentKM assistt6 assistancet6 assistantrs assizeKk associateHh
associate_degreeIR associationt6 assortmentt6 assumptiont6 assurancet6 astatic_coilseh astatinep3 astermX asteroidtz
asthmat6 asthmaticrs astilbemp astonishmentt6 astragalYG astragalusYS astrantiamp astringentWc astrolabegd
astrologerrs astrologyt6 astronautrs astronomerrs astronomyt6 astrophysicistrs asylumkc att6 at_homers atarBT
ataracticWc atenololWc atharBT atheistrs athenaeumbM atheneumbM atherodydeef atherosclerosist6 athleters athodydef
atlasJ3 atmometergd atmospherek1 atmospheric_conditionlH atmospheric_electricitylH atmospheric_phenomenonlH atoleV2
atollhh atomp3 atomic_reactortc atomiserb6 atomizerb6 atorvastatinWc atrazinep4 atriumjZ atrophyt6 atropineWb
attachea7 attachmentJG attackt6 attackerrs attainmentt6 attarBT attar_of_rosesBT attemptt6 attendanceql attendantrs
attenderrs attendingt6 attentiont6 attenuatoreh atticjj attireRN attitudet6 attorneyrs attractionqS attractivenesst6
attractorrZ attributet6 attributiont6 au_pairrs aubergineUZ auctiont6 auctioneerrs audiblet6 audiencerk audilers
audios7 audio_recordingtc audio_systemeZ audiocassetteb6 audiogramtU audiometergd audiotapetc audiovisualtc auditLH
auditorrs auditoriumjs augergb augitep4 auksH auntrs auriscopegd aurorak7 auroscopegd austenitep3 autacoidoY
authenticityt6 authorrs authorisationK1 authoritarianrs authorityrP authorizationLH autoZ8 autoantibodyp4 autobahni5
autobiographerrs autobusZ8 autoclaveb6 autocuetc autodidactrs autofluorescencetz autofocusgd autogiroZ8 autographLF
autogyroZ8 autoinjectorgd autoloaderCj automateI automated_telleref automaticCj automatic_pilottS
automatic_transmissioneg automatondy automobileZ8 automotive_vehicleZ8 autopilottS autoradiographHf autostradai5
autumnt6 auxiliaryrs avatarrb avengerrs avensmp aventailRN aventurineGC avenueiU averaget6 aversiont6 aviarykc
aviationt6 aviatorrs avocadoVg avoidancet6 avowerrs awardH6 awarenesst6 awet6 awlgf awningtU axCZ ax_headga axeCZ
axe_headga axerophtholV2 axisXv axis_of_rotationeg axlegf axletreegf axonp4 ayatollahrs aye_ayesH azaleamp
azathioprineWc azedarachhg azederachhg azithromycinWc azoimideBX aztreonamWc

babaV2 babassuhg babassu_palmhg babbittp3 babers babkaV2 baboonsH babushkaRN babyrm baby_blue_eyesmp baby_sitterrs
babysitterrs baccamu baccalaureateIA bachelorrs bachelor's_degreeIR bacitracinWc backnq back_countrytz back_doorJi
back_entranceMe back_packRJ backbandtU backbenchM7 backboardXl backbonem9 backclothtU backdoorKR backdroptU backerrs
backfireAh backgroundsh backhoeDJ backingt3 backlightingtc backlogBA backpackRJ backplatetU backsawDB backseatMt
backspaceMH backspace_keyMH backspacerMH backstagetz backstairshe backstitchtU backstoprO backswordBp backupqw
backwaterkr backwoodstz backyardjs baconV2 bactericideWO bacteriochlorophyllp4 bacteriologistrs badt6 bad_hatrs
baddeleyitep4 badget6 badgersH badlandstz badmintont6 badminton_equipmentXs baedekerLS baffletU baffledrs bagWu
bagassep4 bagelV2 baggagebV baggerdv baggingPk bagpipeE5 baguetV2 baguetteV2 baileers bailiffrs bailorrs baittJ
baizePk baked_goodsV2 bakerrs bakerykc bakingt6 baking_sodap4 baklavaV2 balaclavaRN balalaikaE5 balanceep
balance_beamXs balance_sheetLT balance_wheelga balatahB balbrigganPk balconyjU baldachintU baldricRN baldrickRN baleb6
baleenp4 balefireAr balktm ballBj ball_carrierrs ball_of_firers balladKz balladeLS ballastc8 ballcockMI balldressRN
ballerinars ballett6 balletomaners ballistagd ballistocardiographgd balloonW3 ballotLH ballparkty ballpengf
ballplayerrs ballpointgf ballroomjs balmWO balminesslH balmoralRN balsags balsamV6 balsam_firhg balustradetz bamboolg
banLH bananaUc banana_skinp4 banana_splitV2 banana_treemp bandtS bandagePb bandanaPk bandannaPk bandboxb6 bandeauRN
banded_purplesH bandelettg bandelettetg banderillaCj bandicootsH bandingtg banditrs bandleaderrs bandlettg
bandmasterrs bandoleerRN bandolierRN bandoneonE5 bandsawC8 bandstandtz bandwagonZi baneberrymt bangnX bangerA3
bangleFy bangtailZ7 banianQI banistertz banjoE5 bankgz bank_depositFh bank_noteFh bank_statementLU bank_vaultjs
bankbookLT bankerrs bankingt6 banknoteFh bankruptrs bankruptcyt6 banksiamp bannerIu bannockV2 banquetTx banquetteM6
bansheesR bantingsH banyanQI baobabhg bapV2 baptismt6 baptisteryb6 baptistryb6 barNY barboe barbarianrs barbecueVt
barbellXs barbequeVt barberrs barbershopkc barbitalWc barbitoneWc barbiturateWc barbwireEP bardrM bareboatZ8 bargaint6
bargainerrs bargeZ8 bargellotU baritep4 baritoneEh bariump3 barkZR barkeeprs barkerrT barleyVh barleycornTp
barmbrackV2 barnkb barnaclesH barnburnerrq barndoortU barnyardjs barographgd barometergd baronrs baronessrs baronetrs
barongDB baronytm baroquet6 baroucheZ8 barqueZ8 barrackkc barracudasH barrelam barrentz barrettegd barrettereh
barricadetz barriersa barristerrs barroomjs barrowZF barsXs bartenderrs bartlettVx barytap3 bas_reliefHc
basal_placentationms basaltp4 baseXD base_of_operationstz baseballXW baseball_batXq baseball_diamondtz
baseball_equipmentXs baseboardtg basementjq basictU basidiocarpms basidiomycetemn basidiomycetous_fungimn basidiumms
basilUZ basileusrs basilicaH0 basiliskB0 basinbO basinetRL basist6 basketWf basket_oakhg basket_starsH basket_weavePk
basketballXM basketball_courttz bassER bassinetNJ bassork bassoonE5 basswoodgs bastlu bastardro bastetU basterfO
bastillekc bastinadogY bastingtZ bastionkH bastnasitep4 batWi bathbn bath_waterSO bathet6 batherrs bathhousekc
bathingt6 batholithp4 bathometergd bathosJc bathrobeRN bathroomjs bathtubbt bathtub_ginSR bathymetergd bathyscapetc
bathyscaphtc bathyscaphetc bathyspheretc batikPk batistePk batongf batsmanrs battentU batterTx batter's_boxjs
battercakeV2 batteryBE battings8 batting_orderLL battlet6 battledoregY battlefieldtz battlegroundtz battlementtz
battleshipZ8 battlesightgd battlewagonZ8 batwingMf baubletS bauxitep4 bawbeeFh bawdyhousekc bawlerrs baygg bay_rumtc
bayberryhT bayonetCa bayouku bazaarkb bazookaCi bbsef beachtz beachballXt beachfronttz beachwearRN beaconj4
beacon_lightkc beadF1 beadingtg beadlers beadsmanrs beadworktg beaglesH beakoF beaked_whalesH beakerb6 beamtt
beam_balancegd beam_of_lighttz beanU1 bean_planthf beanbagb6 beanieRN beanyRN bearqZ bear's_breechesmp bearberryg6
beardn7 bearerrs bearingiQ bearnaiseV2 bearskinQl beastqu beast_of_burdensH beatif beat_generationrs beaterft
beatingt6 beating_reed_instrumentE5 beatnikrs beatsrs beaurs beauticianrs beautyq1 beauty_bushmp beauty_parlorkc
beaverQL bechamelV2 becketEQ bedNI bed_of_rosestz bedclothesPj bedcoverPj beddingPV bedding_plantmp bedframecX
bedgroundtz bedpanb6 bedrollPj bedroomjs bedspreadPj bedspringtc bedsteadcX bedstrawmp bedtimet6 beeqE beebalmmp
beebreadp3 beechhP beechnutVx beechwoodp7 beefUm beef_stockV2 beef_tenderloinV2 beefburgerV2 beefcakeHf beefsteakV2
beefwoodhP beehiveaf beekeeperrs beelineiw beepereh beerSR beer_glassb6 beeswaxBX beetUZ beetlefQ beetrootUZ beggarrs
beggar's_licemp beggarweedmp beginnerrs beginningt6 begoniamp beguilerrs behalft6 behaviort6 behavioristrs behindoG
beholderrs beigelV2 beignetV2 beingt2 belaytL belfryjH belieft6 believerrs believingt6 bellEu belladonnaWI
belladonna_plantmp bellarmineb6 bellers bellflowermp bellhoprs belligerentrs bellowstc bellpulltc bellyoF bellybandfX
belongingt6 belongingst6 belovedrs beltQp beltingPk beltwayi5 belugasH benhh benchMo bench_pressdn bendsr bendergN
bendingt6 bendst6 benedictrs benedictineSR benefactorrs beneficet6 beneficiaryrq benefitt6 benjaminp4 bennetmp
benniseedV2 bentlo bentonitep6 bentwoodp7 benzenep4 benzene_ringp4 benzocainep3 benzodiazepineWb benzoinp4
benzylpenicillinWc bereavedrs beretRN bergtz bergamothg bergamot_orangehg bergeniamp berlinZ8 bermhb beroesH
berrettaRN berryVT berserkrs berthNC berylp4 berylliump3 besiegerrs besomgf bestrB best_sellerLS bestiaryLS
bestsellerLS bett6 betat6 beta_adrenergic_blocking_agentWc beta_blockerWc betatrongd betelhE betel_nutmu betel_palmhg
betel_pepperhf betrothedrs betterrB bettorrs bevatrongd bevelf8 bevel_gearga beverageSR bevyrd beyrs bezantFh
bezzantFh bhangp3 bialyV2 bialystokerV2 biast6 bibPk bib_and_tuckerRN bibleLS bibliographyLL bicarbonatep4
bichromatep4 bicornRN bicorneRN bicuspidYS bicycleZ8 bicycle_chainEP bicycle_seatM7 bicyclistrs bidt6 bidderrs
biddingJy bidetb6 biennialmp bierNW bifocalsRK big_dealrk big_eared_batsH big_fishrs big_gamesH big_handtc
big_leaguerrs big_shotrs big_topkc bigaradehg bigginRN bighornsH bightkj bigosV2 bigotrs bijouGA bikeZ8 bikiniRN
bilberryTq bileoY bilestonetL bilgeSJ bilge_waterSO bilimbihg bilingualrs bilirubinp4 billFE bill_of_exchangeLU
bill_of_fareLL bill_of_goodsKn bill_of_healthLU billabongku billboardLW billetKu billfoldb6 billhookgf billiard_ballXs
billiard_tableNn billiardst6 billiont6 billygK billystickgf bilstedhg biltongV2 bimonthlyLS binbp binarytx
binary_compoundp4 binary_startz bindt6 binderDR bindingcx bindweedhf binehf binnacletU binocularsgd bioarmCj
biochemistrs biochemistryt6 biochiptc bioflavinoidV2 biographerrs biographyt6 biologistrs biologyt6 biomassBO
biophysicistrs bioscopefk biotinV2 biotitep4 bioweaponCj bipedsH biplaneZ8 biprismgd bircheu birch_leaf_minersH
birch_oilWc birchbarkZ8 birdTz bird_of_paradisemd bird_of_preysH bird_shotCj birdbathb6 birdcagebr birdcallEx
birdfeedertc birdhousetU birdieXb birdlimep4 birdseedtg birettaRN birianiV2 birrettaRN birthqS birthdayt6
birthday_cakeV2 birthday_cardLL birthplacety birthworthf biryaniV2 biscuitV2 bisexualrs bishopRV bismarkV2 bismuthp3
bisonsH bisqueV2 bisterp4 bistrokc bitsr bitchqq biteTQ biteplatetc biterrs bitewingtc bitmapHd bitokV2 bitstockMJ
bitttz bitt_pingd bitterSG bitter_cassavamp bitter_cressmp bittercressmp bitternsH bitternuthg bittersSR bittersweethC
bitterweedmp bitterwoodhg bitumastictU bitumenp4 bivalvesH bivouackY biweeklyLS blackP3 black_and_whiteGk black_basssH
black_beltrk black_catechup3 black_cherryTh black_grousesH black_horehoundmp black_marketrk black_mustardmp
black_oliveVx black_teaV2 black_walnutTh blackberryVl blackbirdsH blackboardtU blackcapl2 blackfacetc blackheartU8
blackjackev blacklistLL blackmailerrs blacknesstu blackouttr blacksmithrs blacksnakesH blackthornmp blacktoptU
blacktoppingtU blackwashWM blackwoodgs bladderbH bladeBg blamet6 blancV2 blancmangeV2 blankBm blanketPX blastky
blastocystsH blastulasH blazeAo blazerRN blazingAr blazontg blazonrytg bleachoz bleaching_agentp3 bleedingt6
bleeding_heartmM blemisht6 blendt6 blendep4 blendergf blendingt6 blennioidsH blennysH bletiamp bleuV2 blightt6 blimpZ8
blindOu blind_daters blinderPj blindfoldPj blindnesst6 blingGA bliniV2 blinkerAZ blinksmp blintzV2 blintzeV2 blinyV2
blisternv blister_rustmG blizzardlG bloaterV2 blockjv blockadetm blockagetr blockbusterCT blockerWK blockhousekc
blockingt6 blocking_agentWc blogLS blokers blondrk blonderq bloodoR blood_clotoY blood_groupoY blood_streamoY
blood_sugarp4 blood_typeoY bloodhoundsH bloodmobileZ8 bloodrootmp bloodshedt6 bloodstoneGC bloodstreamoY blooml3
bloomerme bloomersRN bloomingt6 blossommk blotterLS blouseRN blowt5 blowertc blowfishVs blowflysH blowguntL blowholeiZ
blowingt6 blowing_gasp0 blowlampAt blowpipetL blowtorchAt blowtubetL blowupGy blubberBN blucherRN bludgeongf blueQr
blue_airsd blue_bloodrs blue_curlsmp blue_flagmp blueberryUb bluebonnetQh bluefinVZ bluefishT1 bluegrassme bluepointVZ
blueprintHH bluestockingrs bluffhb blundert6 blunderbussCj blusterky boaQ6 boa_constrictorsH boarsH boardcy boarderrs
boardingtp boarding_housekc boardinghousekc boardstz boardwalki5 boatZt boaterRF boatmanrs boatswainrs bobYn bobbertU
bobbineg bobbin_lacePk bobbyrs bobby_pingd bobbysockRN bobbysocksRN bobbysoxerrs bobfloattU bobsledZ8 bobsleighZ8
bobtailny bocconiahD bockSR bodiceRN bodily_fluidoY bodkinBv bodyX7 body_fluidoY body_of_waterku bodybuilderrs
bodyguardrq boeufV2 bogtz bog_plantmp bogeyYt bogieZQ bogyZ3 bohemianrs boilt6 boiled_eggV2 boilerbx boilersuitRN
boilingt6 bolaDh boldt6 boldnesst6 bolelv boleroQq boletemn boliviat6 bollockf3 boloCq bolognaV2 bolometergd bolstertU
boltf2 bolusWP bombCC bomb_shelterjs bombardE5 bombardierrs bombardmentt6 bombardonE5 bombazinePk bomberSV bombieCi
bombingt6 bombletCi bombproofjs bombshellBs bombsightgd bonavisthf bonbonV2 bondDM bond_issueLT bondaget6 bondingt6
bondmanrs bondsmanrs bonduchg boneYI bone_ashp2 bonefishsH boneletYS bonemealp4 bonesE5 boneshakerZ8 bonfireAr bongoE1
bonitoVD bonnetRC bonnetheadsH bonsaihg bony_fishsH boobyrd booby_prizeIR booby_trapte boodleFe bookLS book_fairrk
book_jacketPj bookcaseNo bookerrs bookkeeperrs bookletLS booklousesH bookmarktU bookmarkertU bookmobileZ8 bookplateLR
bookshelfNs bookstorekc boomfV boomerangCX boorrs boosterV3 bootQ3 booteeRN boothNg boothoseRN bootieRN bootjacktc
bootlaceEQ bootlegR7 bootleggerrs bootstrapEM booyonghg boozeSR borageUZ boratep4 boraxp4 bordelaiseV2 bordert6 borehu
boreaslH boredomt6 borergK boringt6 boronp3 boron_trifluoridep4 borosilicatep4 boroughqk borrowerrs borrowingt6
borschV2 borschtV2 borscht_circuittz borshV2 borshchV2 borshtV2 bortschV2 boscVx bosomOj bossrs botab6 botanicalp3
botanical_gardentz botanistrs botanymh botflysH bottlebn bottle_gourdhf bottle_openergf bottlebrushgf bottlecapPj
bottlenosesH bottomnG bottom_dwellersH bottom_fishsH bottom_lineLF bottomlandtz botulinCb botulismotoxinCb boucheeV2
bouclePk boudoirjs bougainvilleahf boughms bouillabaisseV2 bouillonV2 bouldertz bouletg boulevardi5 boulletg
bouncing_bettytc boundt6 boundaryt6 bounderrs boundst6 bouquetmv bourbonSR bourdonE5 bourgeoisrs bourgeoisiers
bourguignonV2 boustrophedonLL boutiquekc boutonnieretg bovidsH bovinesH bowBd bow_tieRN bowdlerisationLF
bowdlerizationLF bowed_stringed_instrumentE5 bowelst6 bowertz bowerbirdsH bowknotgd bowlWf bowldertz bowlerQP
bowlinegd bowlingt6 bowling_alleyiM bowling_ballXs bowling_pinXs bowspritgf bowstringEQ bowtieRN boxbF boxberryTg
boxcarZ8 boxerrm boxersRN boxershortsRN boxingt6 boxing_equipmentXs boxing_ringtz boxwoodlg boyrs boyfriendrs
boysenberryUb braRN braceDN braceletFr bracerWD bracestc brachiopodsH brachycephalicrs bracingtz brackenmp brackett5
bradgd bradawlgf braggartrs brahmanrq brahminrq braidnt braidingtg brailDj brailleLL brainSm braincaseYS brainchildtU
brainpanYS brakeln brake_cylinderjs brake_diskeg brake_shoetc brake_systemtc brakestc bramblemp bramblingsH branUh
branchkd branch_linei5 branchingt6 branchiopodsH brandAu branding_irongf brandySR brandyballV2 brandysnapV2 brantsH
brasiereh brassEf brass_instrumentE5 brassardtU brassieXs brassiereRN bratUj bratticetz bratwurstV2 bravers braziereh
brazilVx brazil_nutTh brazilwoodgs breachiK breadFI breadbasketae breadboardtU breadboxb6 breadfruitTh breadstickV2
breadstuffV2 breadtht6 breakh9 break_sealgd breakabletU breakaxhg breakaxehg breakdownt6 breakerdY breakfastV2
breakfast_nookjs breakingt6 breakwatertz breamVs breastoF breastboneYS breastpinGA breastplatetU breastworkkc breathpO
breathalysertc breathalyzertc breatherie breathingt6 brecciap4 breechi5 breechclothRN breechcloutRN breechesRN
breechloaderCj breedsF breedingt6 breezelG breezinesslF brevetLU breviaryLS brewSR brewageSR brewerykc brewingt6
briargt briarrootms briarwoodp7 briberrs briberyt6 bric_a_bracIP brickqJ bricklayerrs bricks_and_mortartU brickworktz
bricolegd briders bridecakeV2 bridegroomrs bridgedR bridgeworktc bridletc bridoontc briefLJ briefcaseb6 briefsRN
briergh brierwoodp7 brigZw brigadierrs brigandineRL brigantineZ8 brightnesst6 brilliancet6 brilliantinetc brimtn
brimstonep3 brineSE brine_shrimpsH bringingt6 brinyku briocheV2 brionyhf briquettU briquettetU brisketV2 brislingVZ
bristlenP bristletailsH britsH britchesRN brittleV2 brittlebushmp broachGA broadrs broad_beanhf broad_bean_planthf
broadaxCZ broadaxeCZ broadcastLL broadcasterdw broadcastingtK broadclothPk broadloomPf broadsideBu broadswordCa
brocadePk broccoliUZ brochettegd brochureLS brodiaeamp broganRN brogueRN broilerS2 brokerrs brokeraget6 brollytU
bromegrassmp bromidepn brominep3 bromophenol_bluep4 broncZ7 bronchitist6 bronchoZ7 bronchodilatorWc bronchoscopegd
broncoZ7 bronzeGd broochGA broodsG broodertc broodmareZ7 broodysH brookku brookletku broomgO broomstickMJ brothV2
brothelkc brotherrs brother_in_lawrs brotherhoodrB broughamZ8 brown3 browalliamp brownt6 brown_batsH brown_troutsH
brownieUn browningt6 brownstonej8 browsemV browserrk brucineWb bruiset6 bruiserrs brunchV2 brunetrs brunetters brushfl
brushingt6 brushwoodlh brussels_sproutmp brussels_sproutsV2 bruterd bryonyhf bryophytemn bryozoansH bubblesg
bubblejetef bubblerko bubblySR buccaneerrs buckFJ buckboardZ8 bucketbp buckeyegx bucklegX bucklerRL buckler_mustardmp
buckramPk bucksawDB buckshotCj buckskinZx buckskinsRN buckthornmp bucktoothYS buckwheatUZ bucolicKC budms buddingt6
buddyrs budgetFe buffek buffaloTN buffalofishVZ buffercZ buffer_solutionp3 buffer_storagetc buffetNk buffoonrs bufosH
bugdD bugaboosP bugbanemp bugbearsP buggyZ8 bugleEy buglerrs buhltg buildnX builderpd buildingkW building_complexkc
building_supply_housekc bulbAU bulbous_irismp bulbous_plantmp bulget6 bulghurV2 bulgurV2 bulgur_wheatV2 bulkt6 bullqs
bullano bullacehg bullbrierhf bulldogsH bulldozerZ8 bulletCP bulletint6 bulletin_boardeC bullfighttU bullfighterrs
bullfrogsH bullheadsH bullhorneh bullionIB bullnoseDB bullocksH bullshotSR bullyrs bullyboyrs bulrushmp bulwarktz
bumrs bumblebeesH bumboatZ8 bumfLL bumpt6 bumperbD bumphLL bunV2 bunchrB bunchberryhg bundleFB bungeeEN bungholeiZ
bunglerrs bunkNF bunkeraY bunkmaters bunsenAt buntlx bunterrs buntingPL buoyt6 buoyancyt6 burC0 burbotsH burdentI
burdockmp bureaubB bureaucracyt6 bureaucratrs buretgd burettegd burgtz burgerV2 burglarrs burgooV2 burgundyt6 burialt6
burial_chamberjr burial_garmentPj burinDB burkaRN burlm3 burlapPk burnt6 burnerAp burningt6 burnooseRN burnousRN
burnouseRN burnt_siennaoz burqaRN burrCn burritoV2 burroZ7 burrowi5 burstt6 bursterBX burthentU busZ5 bus_stoptz
busbartc busboyrs busbyRN bushmU bush_beanhf bush_jacketRN bush_peamp bushingpL bushwhackerrs businesst6
business_agentrs business_establishmentkc business_officekc businessmanrs businesspersonrs buskinRN buspironeWc bustGu
bustardsH busterrs bustierRN bustletp butadienep4 butaneBY butanoloY butcherrs butcherbirdsH butlerrs buttL0
butt_endMJ butt_jointtc butt_weldtc buttehh butterVp butterbeanV2 butterburmp buttercrunchV2 buttercupmp butterfatp4
butterfishVD butterflysC butterfly_fishsH butterflyfishsH buttermilkSR butternutTh butterscotchV2 butteryjc buttocksoG
buttonLt button_quailsH buttonholei5 buttonhookgf buttonwoodhg buttresstz buttyV2 butyl_nitritep3 butylenep0 butyrinp4
buyt6 buyerrs buyingt6 buzzardsH buzzerL7 by_catchsH by_lineLF bypassik bypathi5 byrnieRL byroadi5 bystanderrs bywayi5
byzantFh

cabY9 cabanakc cabaretkW cabassetRL cabbageFH cabergf cabinjc cabinetbQ cabinetmakerrs cabinetworktZ cableDr
cable_carjs cablegramLL cabochonGC cabooseZI cabrioletZ8 cacaohg cachebX cachetHz cachouV2 cacodylpn cacographyLL
cactusmp cadasterLL cadastreLL cadaverYT cadaverinep4 caddiers caddis_flysH caddyb6 cadetrs cadmiump3 cadmium_yellowp4
caesiump3 cafekc cafeteriakc caffeinp4 caffeinep4 caftanRN cageWe cagouleRN caimansH caimitillohg caimitohg cairnr9
caissonYe cakeT4 calabahg calabashaC calabazillahf calaburahg caladeniamp caladiummp calamariV2 calamaryV2 calaminep4
calamintmp calamushK calanthemp calashQ0 calash_toptU calcaneusYS calcedonyGC calceolariamp calceusRN calciferolV2
calciminep4 calcitep4 calciump3 calcium_blockerWc calcium_lactatep4 calculationt6 calculatordv calculustA caldronby
caleanti calecheQ0 calendarKn calenderef calendulamp calfm0 calfskinp4 calibert6 calichep5 calicoPk califrs
californiump3 calipergd caliphrs caliphatetx calisayahg calktz calltS call_backte call_centerkc callamp callerrs
calligraphyLL callingt6 calliopeE5 calliopsismp callipergd calmk4 calm_airlH calmnessk4 calomelp4 calorimetergd
calosomasH calpacRN calpackRN calumetti calvariaYS calves'_feetV2 calyptrams calyxt6 calyx_tubems cameg camachilehg
camailRN camasmp cambiummg cambricPk camcordereh camelZ7 camel's_hairPk camelhairPk cameoHc cameraeh camionZ8 camiseRN
camisoleRN camletOU camoPk camomilemp camouflagePM campkP campaignt6 campaignerrs campanilekc campanulamp campeachyhg
camperYs camper_trailerZ8 campfireAr camphorp4 campingt6 campionmp campmaters campsitetz campstoolM6 campusjs
camshaftgf camwoodhg canbN can_openergf canafistolahg canafistulahg canalhr canapeV2 canaryrc cancelt6 cancellationt6
cancert6 candelabratc candelabrumtc candelillamp candidamn candidaters candied_appleV2 candied_fruitV2 candleAe
candle_flametz candlelighttz candlenuthL candlepinXs candlesnuffergf candlesticktc candlewickED candlewoodmp candyV2
candy_kissV2 candy_storekc candyflossV2 candytuftmp canegO cane_sugarUh canguegd canineYK caningtU canistelTh
canisterCA cannamp cannabismK cannelloniV2 cannibalrs cannikinb6 cannisterb6 cannonCS cannon_fodderrs cannonballCj
cannulatL canoeZ8 canolap4 canola_oilp4 canonI3 canonistrs canopyOQ canttp cantaloupTg cantaloupeTg canteenbf
cantilevertz cantilever_bridgeiz cantoKh cantontz canvasGY canvasbacksH canvassGD canyoni5 canyonsidetz caoutchoucp4
capOA capabilityt6 capacitanced2 capacitoreh capacityt6 caparisontc capeQo caperUE capillarynB capitaltp
capitalisationK5 capitalismt6 capitalistrs capitalizationK5 capitateYS capitolkc capitulationK4 capitulumml caponVZ
capoteRN cappellettiV2 cappuccinoSR caprifighg capsicummp capsicum_pepper_plantmp capsidow capstanee capsuleWC
captainrs captionKx captiverT captivityt6 captoprilWc captorrs capturet6 capuchinQ6 capulinTh capybarasH carZ8
car_doorMf car_seatM7 car_wheelga car_windowi5 carabaosH carabinergd caracarasH carackZ8 caracolitohg carafeb6
caraganamp carambolaTh caramelV2 carandahg carandayhg carangidsH caravanZU carawayUZ caraway_seedV2 carbamatep4
carbidep4 carbineCj carbo_loadingV2 carbohydratep4 carbomycinWc carbonJA carbon_arcAe carbon_monoxide_gasp4
carbon_steelp3 carbon_tetrahalidep4 carbonadoFz carbonaraV2 carbonatep4 carbonated_waterSP carbonylp4 carborundump4
carboxylt6 carboyb6 carbuncleF8 carburetoreg carburettoreg carcaseYT carcassYT carcinogenp3 carcinomat6 cardLQ
card_indexcX card_sharkrs cardamomUZ cardamonUZ cardamumV2 cardboardLV cardcaseb6 cardcastletz cardiganRN cardinalrc
cardinalfishsH cardiographgd cardoonUZ cardroomjs caret6 careert6 careeristrs caretakerrs cargotU carib_woodhg
caribousH caricature_plantmp caricaturistrs carillonE3 carinatesH caringt6 carissamp carloadrq carminativeWc
carnallitep4 carnationme carnaubaBG carnauba_palmhg carnelianGC carnivoresH carnivorous_batsH carnivorous_plantmp
carnotitep4 carobS6 carob_powderV2 carocheZ8 carotenep3 carotenoidp3 carouseleB carpVZ carpalYS carpelms carpenterrs
carpenter's_levelgf carpenter's_planeDB carpentryt6 carpetPe carpet_padtU carpetbagb6 carpetingPf carposporems
carrackZ8 carrageenanp4 carrefouri5 carreltz carriageZu carriage_housekc carriagewayi5 carrierZf carrionYT carrotTo
carrouseleB carryt6 carryallb6 carrycotNM cartZ8 carteLL carterrs carthorseZ7 cartilageoG cartonbA cartoons8
cartoonistrs cartouchCi cartoucheCi cartridgeCI cartridge_beltRN cartroadi5 cartwheelFC carvedilolWc carverrs
carvingHU caryopsismu casabaVx casbahtz cascabelE5 cascadekq cascarillamp caseaP case_studyLH casebookLL caseinp4
cashFh cash_basisLT cash_registerb6 cashboxb6 cashewTh cashierrs cashmerePW casingtV casinokb caskbJ casketb6 casqueRL
casquetRL casquetelRL cassareepV2 cassaval1 casseroleUy cassetteb6 cassiahg cassiehg cassiriSR cassiteritep4 cassockRN
castNz cast_ironp3 castanetsE5 casterD casteraU castingtR castleWm castorP7 castor_oilWc castor_oil_plantmp casualtyrq
casuarinahg catYW cat's_footmp cat_o'_nine_tailsgd catacombi5 catafalqueNs catalasep3 catalecticLS catalepticrs
catalogLQ catalogueLN catalpahg catalystpk catamaranZ8 catananchemp cataphractRL cataplasmPj catapultXR cataractkp
catboatZ8 catbrierhf catchem catchallb2 catcherrq catcher's_maskRI catchflymp catchingt6 catechismKh catechistrs
catecholamineoY catechuhB categoryt6 catererrs caterpillarsH catfishVD catgutDv catharticWc cathedraM6 cathedralkc
cathetertL cathodetd cathode_ray_tubeeh catholiconWc catkinms catlingDA catmintmp catsupV2 cattailmp cattlesH
cattle_traili5 cattlemanrs cattleshipZ8 cattleyamp catwalkiW caudateny caudexms cauldronby cauliflowerUZ caulkp4
caulkingp4 causet6 causewayi5 causingt6 causticp4 caustic_sodap4 cauterantgd cauterygW cautiont6 cautiousrs cavalierrs
cavalryt6 cavalrymanrs caveix cavemanrs cavernih cavettotg caviarV2 caviareV2 cavityit cavysH cayhh cayenneU6 caymansH
cayuseZ7 ceaset6 cecumoG cedarhP cedar_mahoganyhg cedarwoodp7 cefadroxilWc cefoperazoneWc cefotaximeWc ceftazidimeWc
ceftriaxoneWc cefuroximeWc ceibohg ceilingtw celandinemp celebrantrs celebrationt6 celebrityrq celecoxibWc celeriacUZ
celeryUZ celery_seedV2 celestaE5 celestial_bodytz celestitep4 celibaters celldd cellaraX cellaretNr cellblockkc
cellistrs celloE5 cellophanePj cellphoneeh celluloidpa cellulosep4 cellulose_acetatep4 cellulosicp7 celtuceUZ
cembaloE5 cementog cementitep4 cemeterytz censerb6 censorrs censorshipt6 censuret6 censust6 centFU centaursR
centaurymp centerju center_spreadLV centerboardtU centerfieldty centerfoldLV centerpiecetS centimeFU centimetert6
centipedesH centralt6 central_bodyp3 central_heatingtz central_processing_unitef centreTP centreboardtU centrefoldLV
centrepiecetS centrifugetc centromereoG centrosomep3 centrumYS centuryt6 century_plantmp cephalexinWc cephaloglycinWc
cephalopodsH cephaloridineWc cephalosporinWc cephalothinWc ceramictc ceramic_waregf cerateWc ceratopsiansH
ceratozamiamp cercariasH cerealU6 cerebellumoG cerebrospinal_fluidoY cerebrumoG cereclothPk cerementPj ceremonialt6
ceremonyt6 ceresinBX cerimanTg ceriump3 cerivastatinWc certaintyt6 certificateLU certificate_of_depositLT
certificate_of_incorporationLU certificationJE certiorariLU cerulean_bluep4 cerumenBX cervixoG cesiump3 cessationt6
cesspitbz cesspoolbz cetaceansH cetchupV2 chachkaH2 chadLV chadarRN chaddarRN chadorRN chaetodonsH chaffpL chaffinchsH
chainDn chain_mailRL chain_of_mountainstz chain_storekc chain_tongsgf chainsEP chainsawC8 chairM1 chair_of_stateM6
chairliftZ8 chairmanrs chairman_of_the_boardrs chairpersonrs chaiseMy chalcedonyGC chalcidsH chalcid_flysH chaletkc
chaliceb6 chalkez chalkboardtU chalkpiti5 challahV2 challenget6 challengerrs challisPk chamaeleonsH chamberji
chambermaidrs chamberpotb6 chambrayPk chameleonrT chamfrontU chamoispS chamois_cressmp chamomilemp champrs champagneSR
champaigntz championrs championshipt6 chancet6 chanceljs chancellorrs chancerya8 chandelierAf chandlerrs chandleryAa
chanfrontU changeFF changerdw channeliN chanterE5 chaost6 chapPt chaparralmx chaparral_peamp chapatiV2 chapattiV2
chapeauRN chapelkb chaperonrs chaperoners chaplainrs chapletmv chapmanrs chapterLE charpC charabancZ8 characterqm
character_setLL characteristict6 charcoalBB chardUZ chargeqS chargerZp chariotZ8 charitylV charlatanrs charlotteV2
charmHw charmerrs charneljr chartKk charterLU chasetm chasedrs chaserrk chasmi5 chassisnk chasubleRN chatsB chateaukc
chatelaineDx chatroomef chatterboxmM chatteringt6 chaulmoograhg chaulmugrahg cheapjackrs cheatmZ cheaterrs cheatingt6
checkK1 checkbookLT checkerXC checkerberryUb checklistLL checkoutNa checkout_counterNr checkpointtz checkreinEM
cheddarV2 cheekoF cheekboneYS cheekpieceEM cheerleaderrs cheeseVh cheeseboardNp cheeseburgerV2 cheesecakeGo
cheeseclothPh chefrs chelam7 chelatep4 chemicalp4 chemical_agentp3 chemical_balancegd chemical_compoundp4
chemical_elementp3 chemical_reactortc chemiluminescencetz chemiseRN chemistrs chemistryor chenilleD2 chequeLU
chequebookLT chequerXs cherimollaVx cherimoyaTh cherryS4 cherry_bombBX cherry_tomatoUZ cherrystoneVZ chertp4 cherubrb
chervilUZ chessme chess_pieceXs chessmanXs chesta0 chest_of_drawersbv chesterfieldMq chestnutSU chevaux_de_frisekc
chevreV2 chevrontS chevrotainsH chewt6 chewerrs chewingt6 chiaroscuroHd chicaneMV chichati chickqZ chickadeesH
chickenVC chickenfeedFh chickpeaS5 chickpea_planthf chickweedmp chiclep4 chicle_gump4 chicoryRT chicory_plantmp
chicothg chiefrs chief_justicers chief_of_staffrs chieftainrs chiffonPk chiffonierbv chigetaiZ7 childrs childbirtht6
childhoodt6 chileV2 chiliV2 chili_con_carneV2 chili_powderV2 chillt6 chilliV2 chillyV2 chimaerar9 chimeE5 chimneyi5
chimney_cornerjs chimneypieceNs chimneypottL chimneystacki5 chimpanzeesH chinoG chinaaB china_pinkmp chinaberryhg
chinawareb4 chincapinVx chinchsH chinchillaOl chinchonahg chineVm chinkiG chinkapinVx chinning_bargf chinoPk
chinoiserieHd chinookT9 chinook_salmonVZ chinosRN chinquapinTC chintzPk chipSS chipboardtU chipmunksH chipolataV2
chipotleV2 chipsV2 chirographyLL chiropractorrs chiselDB chitKD chitinp4 chitlingsV2 chitlinsV2 chitonQ6
chitterlingsV2 chivemp chivesUZ chlamydosporems chlamysQi chloral_hydrateWc chlorambucilWc chloramineWc
chloramphenicolWc chloratep4 chlordiazepoxideWb chlorhexidineWc chloridep4 chlorinep0 chloroacetophenoneCe
chlorobenzylidenemalononitrileCe chlorofluorocarbonp0 chloroformp3 chlorophyllp4 chlorophyll_ap4 chloropicrinp4
chloroplastp4 chloroquineWc chlorothiazideWc chlorpromazineWc chlortetracyclineWc chocV2 chocktU chocolateR8
chocolate_cakeV2 chocolate_ice_creamV2 chocolate_liquorV2 choicet6 choirjL choirboyrs chokeLo chokecherrygx chokerFm
chokingt6 chokykc cholecalciferolV2 cholesteroloY cholineV2 cholinesterasep3 chondritetL chopT8 chop_sueyV2 chopineRN
chopperCl chopsteakV2 chopsticktU choragusrs choralt6 chordt6 chordophoneE5 choreographerrs choreographyGw choriners
chorizoV2 choroidoG chorust6 chosenrs chouV2 choughsH chowVZ chowchowV2 chowderV2 chrestomathyLS chrismWc chrisomWc
christrs christellamp chromatep4 chromatinp3 chromep3 chrome_greenpn chrome_yellowp4 chromitep4 chromiump3 chromogenp4
chromolithographyLL chromosometA chroniclerrs chronographec chronologyKP chronometerec chronoscopegd chrysalissH
chrysanthemummr chrysarobinWc chrysoberylGB chrysoliteGC chrysopraseGC chubsH chuckVv chuckholei5 chuddarRN chufamp
chukkaQy chumq3 chum_salmonsH chumprs churchkM church_rollLL churchgoerrs churchmanrs churchwardenrs churchyardtz
churidarsRN churnb6 chuteiJ chutneyV2 chyleoY chymeV2 cicadasH cicada_killersH ciderSR ciderpressef cigarp4
cigarettep4 cilantroUZ cimetidineWc cinchonahJ cincturetU cinemajw cinerariamp cinnabarpS cinnamonTb cinquefoilG0
cipherLA ciprofloxacinWc circlet5 circlettS circuitd5 circuit_boardeh circuitryeh circulart6 circular_sawC8
circulationt6 circumferencet6 circumstancet6 circumstancest6 circustk cirrocumuluslH cirrusk3 ciscoVZ cisternbR
citadelkc citationID citherE5 cithernE5 citizenrs citizenshipt6 citoleE5 citrangeTh citrinV2 citrineGC citronVN
citronwoodp7 citrusVN citrus_fruitVx citternE5 cityqP city_blocktz city_hallkc city_universitykc cityscapeHB civetsH
civic_centerkY civiesRN civil_authorityrs civil_lawJ0 civilianrs civilizationt6 civviesRN clabberV2 clackL6 claddingtU
claimt6 claimantrs clamFG clambakeV2 clamptc clamsFh clamshellay clant6 clapboardtU clapperdV clapperboardtc
clappersE5 clarenceZ8 claretRz claret_cupSR clarinetE5 clarinetistrs clarionE5 clarityt6 clasht6 claspgW classrP
classicqf classicalt6 classicistrs classificationt6 classifiedt6 classifierrq classmaters classroomjs clauseKh
clavichordE5 clavicleYS clavierEk clawdt clawhammergf claxontc clayXz claymoreB8 claywaregf cleant6 cleanerpd
cleanerskc cleaningt6 cleaning_equipmentgf cleaning_padgf cleanserp4 cleansingt6 cleansing_agentp4 cleartv clearingjp
clearstoryMf clearwayi5 cleatfU cleatsRN cleaverDB cleaversmp cleft6 cleftiK cleistotheciumms clematishf clemencylF
clementineTh cleomemp clepsydraec clerestoryMf clergyt6 clergymanrs clericrs clerihewLS clerkrs cleviseg clewsEQ
clianthusmp clicksr clientcq clientelers cliffhh cliff_brakemp climatet6 climbtw climberWj climbingt6
climbing_fumitoryhf clinchfW clincherfi clingVx clingfilmPj clingfishsH clingstoneVx clinickC clinometergd clintoniamp
clipFi clip_ontc clipperCs clippingKz clitorisoG cloakQE clocheQS clockec clockmakerrs clocksmp clockworkeg clodrP
clodhopperRN clofibrateWc clogQ8 cloisonnegf cloisterjO clomipramineWc clonerJ clonidineWc closeJc closerrs closetbd
closeupHf closingJx clostridium_perfringensCj closuretk clott6 clothPk cloth_capRN cloth_coveringPj clothesRN
clothesbrushgf clotheshorseqk clotheslineEQ clothespingd clothespressbv clothingRN clottingt6 cloudlG cloud_coverlH
cloudburstlH cloudinessk8 cloutfh cloveTa clove_hitchgd clovermp clownrs clozapineWc clubWx club_headeg club_sodaSP
clubheadeg clubhousekc clusiahg clustert6 clutchLY cmt6 co_starrs coachYs coach_and_fourZ8 coachmanrs coagulationt6
coagulation_factorp4 coalBV coal_gasBY coal_minei5 coalbinb6 coalholeb6 coalpiti5 coastty coast_live_oakhg coasterrV
coastlinet6 coatRA coat_of_armstg coat_of_mailRL coatdressRN coateeRN coatingN8 coattailtU coaxEP coaxial_cableEP
cobUR cobalaminV2 cobaltp3 cobalt_blueoz cobbletU cobblerRf cobblestonetU cobiasH cobnutTh cobrasH cobwebPI cocamK
coca_plantmp cocainep3 coccyxYS cochinealpS cochleaoG cockLl cock's_eggshf cockadetg cockatoosH cockersH cockhorseXt
cockleVZ cockleshellZ8 cockpitMi cockroachsH cockscombQK cockspurhD cocktailR3 cocktail_loungejs cocohg coco_palmhg
cocoaR3 cocoa_butterUh cocoa_powderV2 cocoanutVx cocobolohg coconutVf coconut_creamV2 coconut_milkV2 coconut_oilp4
cocoontA cocoswoodp7 cocottea7 cocoyamUa cocozelleTe cocuswoodp7 codUl codaLS codeLL codefendantrs codeineWc codexLP
codfishVZ codicilLS codificationKn coding_systemLL codlingsH codpiecetU coefficientt6 coelacanthsH coelenteratesH
coelogynemp coelostatgd coffeeSH coffee_breakV2 coffee_cakeV2 coffee_groundsp2 coffee_makercV coffee_substituteSR
coffeecakeV2 coffeehousekc coffeepotby cofferan coffinb6 cofounderrs cogrX cognaterk cogwheelga cohoVZ coho_salmonVZ
cohoeVZ cohoshmp cohunehg cohune_palmhg coifQx coignf6 coignef6 coildH coinFh coin_bankb6 coinageFd cokeBM coliw
colaSR cola_extractV2 colandertc colchicineWc coldt6 cold_creamWd cold_frametU cold_frontlH coldcreamWd coldnesst6
coleUZ coleslawV2 coleusmp colicrootmp collaborationt6 collaboratorrs collageHd collagenp4 collapset6 collarP2
collarboneYS collardsV2 collateralt6 collationVd colleaguers collectt6 collectableIP collectibleIP collectingt6
collectionJx collectivet6 collectorrg collegejx collegianrs collettc collidergd colliesH collimatorgd collinsSR
collisiont6 collodionp3 colloidp3 colloidal_gelp3 colloidal_solutionp3 colloquiumrk collotypeLL collyriumWc colobussH
colognetc colonn5 colonelrs colonialrs colonistrs colonnadetz colonoscopegd colonyrw colophontg colort6 color_guardrs
color_television_tubeeh colorationt6 coloraturarq colorimetergd coloringVd coloring_materialp4 colorstg colossusrs
colostrumVy colourpI colouringVd colourstg coltsH colterga coltsfootmp colubridsH columbarytU columbinemp columbiump3
columbomp columnsu columnistrs comak0 combej combatt6 combatantrs comberdX combinationt6 combineeT combiningt6
combretummp combustibleBY combustible_materialBY combustiont6 comeoY comedianrs comedienners comedyt6 comerrs
comestibleV2 comettA comfitV2 comfortN7 comforterON comfreyUZ comicrs comingt6 commar9 commandt6 command_modulejs
commandantrs commanderrs commandorq commelinamp commendationIK commentt6 commentaryt6 commentatorrs commercet6
commercialt6 commiers commissariatV2 commissaryNZ commissionIq commissionerrs commitmentt6 committeet6 committeemanrs
commodeaS commoditytU commodorers commontz common_basilmp common_beanTe common_bean_planthf common_beetmp
common_birchhg common_boxmp common_eldermp common_fighg common_gingermp common_juniperp7 common_peahf common_pepperhf
common_sorrelV2 common_wheatmp commonerrs commonplacet6 commonsqk commonwealthtw commotiont6 communeq0 communicatingt6
communicationt6 communication_equipmenttz communication_systemtn communicationst6 communicatorrs communiont6
communismt6 communistrs communityrk commutationJy commutatorMI commuterZo compactI0 compact_disktc companionrs
companionshipt6 companionwayhe companyq1 comparativet6 comparet6 comparingt6 comparisont6 compartmentjV compassgW
compass_sawDB compassiont6 compatriotrs compendiumLF compensationt6 competencet6 competitionqS competitorrs
compilationLF compilerrk complainerrs complaintt6 complementt6 complementaryt6 completiont6 complexjt complexiont6
complexityt6 complicationt6 complimentt6 componentsg composerrs composingt6 compositelq compositionIi compositorrs
compostp3 composuret6 compoteV2 compoundjQ comprehensiont6 comprehensivet6 compressPj compressed_airp0
compressed_gasp0 compressiont6 compressoreg compromiset6 compromiserrs comptrollerrs compulsiont6 compulsivers
computationt6 computereQ computer_displayeh computer_keyboardeh computer_memorytc computer_monitoreh computer_mouseeh
computer_screeneh computer_storagetc computingt6 computing_deviceef comraders conq1 conacastehg concavityt6
concealingt6 concealmentOz conceitt6 concentrateUK concentrationt6 conceptt6 conceptiont6 concernt6 concertt6
concert_halljs concertinaD8 concessionLH concessionairers conchsH conciergers conclavers conclusiont6 concoctionVa
concordt6 concordanceJ0 concordatLU concourseiG concretetU condensateSB condensationky condenserdr condimentV2
conditiont6 conditioneroj conditioningt6 conditionsk4 condomtc condominiumkc condorsH conductt6 conductingt6
conductiont6 conductivityt6 conductorol conduiti5 condyleoG conelS coneflowermp conessihg confectV2 confectionVu
confectionerrs confectioneryVQ confederacyt6 confederaters confederationt6 conferencerZ conference_centerkc
conference_housekc confessionKK confessorrs confettiLV confidantrs confidanters confidencet6 configurationt6
confinementt6 confirmationt6 confitV2 confitureV2 conflagrationAr conflictt6 confluencet6 confluentku conformationtw
conformistrs conformityt6 confrerers confrontationt6 confusiont6 congetf congeeUt congenerpV congestiont6
conglomeratepn congoV2 congo_redp4 congouV2 congregationt6 congressrq congressmanrs conict6 conic_projectiontU
conidiophorep4 coniferhg conjugatep3 conjunctionsh conjunctivaoG conkermu connectertc connectionqH connectivetS
connectortc connoisseurrs conodontYK conquerorrs conquestt6 conquistadorrs consciencet6 conscientious_objectorrs
consciousnesst6 consentt6 consequencet6 conservationt6 conservationistrs conservativers conservatorrs conserveV2
conservesV2 considerationt6 consignmenttR consistencyt6 consoleNe consommeV2 consonantt6 consortrk conspiracyt6
conspiratorrs constablers constantt6 constellationsg constituentq6 constitutionLH constitutionalt6 constrainttJ
constrictiont6 constructt6 constructiontm consuetudinalLS consuetudinaryLS consulrs consulatekc consultantrs
consumerrs consumer_goodstU consumptiont6 consumptivers contactqG containerb6 containershipZ8 contaminationoz
contemplationt6 contemplativers contemporariesrs contemporaryrs contemptt6 contentt6 contentiont6 contentsKn contestt6
contestantrs contextt6 continenttz continental_shelftz contingentrq continuationJx continuityJc continuumt6
contrabandtU contrabassE5 contrabassoonE5 contraceptivetc contractLH contractingt6 contractiont6 contractorrs
contradictiont6 contradictoryt6 contrafagottoE5 contraltorq contraptiontc contrapuntistrs contraryt6 contrastt6
contrast_mediump3 contributiont6 contributorrs contrivanceta controlLe control_centerkc control_keyMH controllerLi
controversyt6 conurbationtz convalescentrs convectoreh conveniencejB conventkV conventionIl conversationt6
conversiont6 convertrs convertertc convertibleIw convertortc conveyanceKT conveyerrk conveyingt6 conveyorrk convictrs
convictiont6 convocationrk convolvulushf cookrs cookbookLS cookergf cookeryt6 cookfireAs cookhousejc cookieIX
cookingt6 cooking_oilp4 cookoutV2 cookstovecV cookwaregf cookyUj coolt6 coolantp3 coolerRW coolingeB cooling_systemdf
coonrd coonskinRN coopaZ cooperrs cooperationt6 cooperativet6 coordinatet6 coordinationt6 coordination_compoundp4
coordinatorrs cootsH coprs copalp4 copeQS copepodsH copiertc copilotrs copingtU copperFK copperplateGM copperwaregf
copraV2 copsemx copyKg copybookLS copycatrs copyholdereg copyrightLU copywriterrs coquetters coquilleUy coracleZ8
coralFs coral_bushmp coral_necklacemp coral_rootmp coralwoodhg corchorusmp cordEF cordageD4 cordgrassmp cordialSR
cordieritep4 corditeBX cordsRN corduroyPG corduroysRN cordwoodBY coresh coreopsismp corertc corespondentrs corgisH
corianderU6 coriander_seedV2 corkpK cork_oakhg corkboardtU corkereB corkscrewgf corkwoodmp cormms cornTG corn_borersH
corn_spurrymp cornbreadV2 corncribb7 corneaoG corned_beefV2 cornelhg cornelianGC cornerhx corner_pocketi5
corner_posttz cornerstonetR cornetE5 cornfieldjs cornices1 cornmealV2 cornmeal_mushV2 cornponeV2 cornstarchp4
corollat6 coronalc coronalmv coronaryt6 coronerrs coronetF5 coronillamp corozohg corporalrs corporate_bondLT
corporationnL corpst6 corpseYT corpust6 corraljs correctionKH correctional_institutionkc correctivetc correctnesst6
correlationt6 correspondenceK5 correspondentrs corridatU corridori5 corrigendaLL corrosiont6 corrosivep4
corrugated_irontU corruptiont6 corsagemv corsairZO corseletRL corsetRN corsletRL cortexlz corticosteroidoY
corticosteroneoY corticotropinoY cortinams cortisoloY cortisoneoZ corundump4 corvetteZ8 corvine_birdsH corydalismp
corymbms coryphanthamp cosVE coshgf cosignerrs cosmetictc cosmic_dustlH cosmologistrs cosmologyt6 cosmonautrs
cosmopolitanrs cosmoslw cosmotrongd costt6 costaYH costmaryUZ costst6 costumeRN costusrootmp cosyPj cotNE cotetU
cotoneastermp cottagekc cottarfs cotterfN cotter_pingd cottonDO cotton_ginef cotton_woolp4 cottonmouthsH cottonseedmu
cottonseed_oilp4 cottontailsH cottonweedmp cottonwoodhg cotyledonms coucalsH couchMw cougarsH cought6 coughingt6
coulissetN coulterga coumaronep4 councilq1 counselrq counselorrs countqS counterNd counter_tubegd counterbalancetM
counterboreDB counterfeittU counterintelligencet6 counterirritantWc counterpanePj counterparttJ counterpoisetU
counterpoisonWc counterrevolutionaryrs countersinkCt counterterroristrs counterweighttU countessrs countingt6
countryqi country_housekc country_of_origintz country_storekc countryfolkrQ countrymanrs countrysidetz countytm coupt6
coupeZ8 couplerP couplereg coupletKh couplingdI couponLH couraget6 courbarilhg courgetteTe courierrs courlansH
courseif courserY3 courtjK court_martialrk court_of_appealsrs court_of_assizers court_of_justicers court_of_lawrs
court_orderLU courtesyt6 courthousekc courtierrs courtroomjs courtyardjs couscousV2 cousinrs couturierrs couvertureV2
coveho covenantLH coverPO cover_cropmp coveraget6 coverallRN covered_smutmn coveringtH coverletPj covertOy cowqE
cowagemt cowardrs cowardicet6 cowbellE5 cowberryUb cowboyrs cowhandrs cowhidee0 cowlQS cowlingtU cowpeaS5
cowpea_planthf cowpuncherrs cowriesH cowssH cowslipmp coxrs coxcombQV coxswainrs coyolhg coyotequ cozyPj crabTI
crab_appleTC crabappleTC crabmeatV2 crackit crack_shotrs cracked_wheatV2 crackerAx crackerberryhg crackingt6 cracklefi
cracklewaregf cracklingpi crackpotrs cradleNK craftZK crafterrs craftsmanrs craghh crammerJD cramptS cramponW6
crampoonW6 cranberryUb craneeL cranesbillmp craniometergd craniumYS crankLh crank_handleMH crankcasetU crankshaftgf
crannyie crappn crapeOV crappercY crappieVZ crasht6 cratebp cratertz cravatRN cravenrs crawdadVZ crawfishVD crawlingt6
crayfishVs crayongf crazyrs crazyweedhf creamSz cream_of_tartarp4 cream_puffV2 creamcupsmp creamerb6 creaseBw
creatinep4 creationtJ creativityt6 creatorrs creatureq5 crechekQ credenceNh credentialLU credentialsLU credenzaNr
creditJx credit_lineKh credit_orderLU creditorrs creditsLL creedt6 creekku creelb6 creepjJ creepermL creepingt6
creepy_crawlysH creeseCa cremainsYT creme_de_cacaoSR creme_de_mentheSR creosotep4 creosote_bushmp crepeJ1 cressUZ
crestsY crested_cariamasH crested_screamersH cretonnePk crevassei5 creviceiU crewqS crewelworktU crewetb6 crewmanrs
cribIU cricketsE cricket_ballXs cricket_batXs cricket_equipmentXs cricketerrs crierrs crimet6 criminalrs
criminal_courtrs criminal_lawLL criminal_recordLL criminologistrs crimpm4 crimperdw crimsont6 cringlegd crinoidsH
crinolineOF criolloUj cripplers crisist6 crispV2 crisscrosstg cristobalitep4 criticrs criticismKH critiqueLF croakerVZ
crochettU crochet_needlegf crochetingtZ crockag crockeryb4 crockettg crocodilesH crocodiliansH crocusmp crofterrs
croissantV2 cromorneE5 croners cronyrs crooke4 crookneckV2 cropLc croquet_equipmentXs croquetteV2 crosstD crossbarW5
crossbeamtz crossbenchM7 crossbillsH crossbowCj crosscuti1 crosscut_sawDB crossegf crosshatchtg crossheadKl
crossheadingLS crossinghy crossjackPk crossoverh5 crosspiecetz crossroadi5 crossroadsrZ crosswalki5 crosswayi5
crosswindlH crosswordXs crotalariamp crotchetfV crotonmp croupierrs croutonV2 crowsC crowbaitZ7 crowbarMH crowdrs
crowfootmp crownE6 crown_glassp7 crown_jewelsIR crown_of_thornsFt crownworktc crucibleb6 cruciferous_plantmp
crucifixth crucifixiont6 crudo9 crudeBU cruditesV2 crueltyt6 cruetb6 cruiset6 cruiserZ8 crullerV2 crumbrB crumhornE5
crumpetV2 crupperEM crusadet6 cruseb6 crushpQ crushed_rockp4 crushertc crushingt6 crustsg crustaceansH crutchgY cryt6
cryingt6 cryocauterygW cryolitep4 cryometergd cryoscopegd cryostatMI cryptocorynemp cryptogammp cryptogramLS
cryptographKy crystalpb crystal_detectoreh crystal_violetWc crystallitetL crystallizations7 ctenophoresH cubrd cubelR
cubebgu cubismt6 cubistrs cubitieretU cuckoldrs cuckoorT cuckoopintmp cucumberTe cudth cudgelgf cueKX cue_ballXs
cuffDe cufflinkGA cuirassRL cuisinet6 cuissetU cukeV2 culi5 culdoscopegd cullendertc cullisi5 culotteRN culpritrs
cultt6 cultistrs cultivated_cabbagemp cultivated_plantmp cultivationt6 cultivatordv culturet6 culture_mediumV2
culverinCh culverttL cumoY cuminms cummerbundtU cumquathg cumuluslG cuneiformLL cunningt6 cupbK cupbearerrs cupboardb8
cupcakeV2 cupelb6 cupid's_dartmp cuppaSR cupperSR cupronickelp3 cupulemY curqZ curacaoSR curacoaSR curareWc curaters
curativeWc curatorrs curbs4 curbsidetz curbstonetU curdV2 cureWc cure_allWc curetgd curettegd curfewJy curioIP
curiosaLS curiosityHs curiump3 curlnl curlereg curlewsH curling_ironcV currajonghg currantVl currencyFd currentt6
current_of_airlH curriculumt6 currierrs curryV2 curry_powderV2 currycombtc curset6 cursiveLL cursive_scriptLL cursortc
curtainPS curvaturet6 curvet6 cushawTe cushiontc cushioningtU cuskVD cuspidYS cuspidationtg cuspidorb6 cussrs
custardV2 custodianrs custodyt6 customt6 customerrs customhousekc customst6 cutJk cut_glasstU cut_of_beefV2
cut_of_lambV2 cutawayQS cutinp4 cutlasCa cutlassCa cutleryC1 cutoffiI cutoutGn cutterCm cutthroatrs cuttingIg
cutting_implementDB cutting_toolDB cuttlefishsH cutworktU cyanamidep4 cyanidep4 cyanocobalaminV2 cyberartHd
cyberpunkJZ cyborgrs cycadmp cyclamenmp cycleYd cyclistrs cyclohexanoloY cyclohexanol_phthalatep4 cyclonelH
cyclopaediaLS cyclopediaLS cyclopssH cycloramaHd cycloserineWc cyclostomesH cyclostylegf cyclotrongd cyderSR
cylinderaK cylinder_headtU cylixb6 cymatg cymatiumtg cymbalE5 cymbidiummp cymems cymlinghf cymographgd cynancumhf
cynicrs cypherJq cyprehg cypressgs cypress_pinep7 cyprinidsH cypriniform_fishsH cyproheptadineWc cyrillamp cystne
cysteinep4 cystinep4 cystolithtL cytochromep4 cytokinep4 cytophotometertc cytoplasmp3 cytoplastp3 cytosinep4
cytotoxinWb czarrs

dacesH dacitep4 dadrs dadark daddyrs dadotQ daffodilmp dagamehg daggerCN daggerboardtU daguerreotypeHf dahlUZ dahliamp
dailyLT daintyV2 daiquiriSR dairyt6 dairymanrs daistz daishikiRN daisymp daisy_print_wheelga dakhg dalei5 dalmatiansH
damrx damaget6 damagest6 damascenetg damaskPk damers dammarp4 damnedrs dampt6 dampenertc dampertU damselrs
damselfishsH damsonVx danceHN dance_halljs dancerrs dancingt6 dandelionmp dandyZO dangertm danishV2 danseurrs daphnemp
dappletg dapsoneWc daredevilrs daringt6 darktw dark_chocolateV2 dark_horseZN dark_matterp2 darknesstx darlingrs
darnelmp dartCM dassH dasht6 dashboardLm dasheenTo dashikiRN dasymetergd dasyuresH datat6 data_input_deviceeh
data_linkeh data_trackiw databaset6 daterP date_palmhg datelineLS datingt6 daubGc daughterrs daughter_in_lawrs
davalliamp davenportMj davitee dawnt6 dawn_redwoodhg dayt6 day_camptz day_care_centerjs daybedM4 daybookLT daylighttu
dayst6 daytimet6 de_iodinasep3 deaconrs deadrq dead_bodyYT dead_droptz dead_endit dead_roomkc deadboltgf deadeyedw
deadheadY5 deadlightMd deadlinet6 deafrs deafnesst6 dealod dealerrk dealingt6 dealingst6 deanrs dearrs dearestrs
deatht6 death_cupmn deathbedND deathwatchsH debatet6 debaterrs debentureLU debitLT debrisp4 debtJE debt_instrumentLT
debtorrs debutanters decadet6 decadentrs decafSR decalLU decalcomaniaLH decanterb6 decapodsH decasyllableLS decayt6
deceasedrs decedentrs deceitt6 deceiverrs deceptiont6 decidingt6 deciduous_plantmp decimalt6 decisiont6 deckaw
deckertU decklets declarationIq declaration_of_estimated_taxLU declarerrs declensiontm declinationtp declinetk
declinometergd declivitytz decoagulantWc decoderdv decolletagei5 decompositiont6 decongestantWc decortg decorationHj
decoratorrs decoupageHV decoyrM decreaset6 decreeLU dedicationJH deductibleKh deductiont6 deedLJ deedboxb6 deepkk
deep_freezebu deersH deer_ticksH deerskinp4 deerstalkerRN defaultt6 defeatt6 defeatedrs defecationt6 defectt6
defectorrs defencejx defendantrs defenderrs defenset6 defense_systemCi defensivet6 defensive_structurekc defiancet6
defibrillatoreh deficiencyt6 deficitt6 defileiw definitiont6 deflectortc defoliatorsH deformationt6 deformityt6
defrostereh degeneraters degenerationt6 degreeHx dehumidifiercV dehydrationt6 dehydroretinolV2 deicereh deificationrB
deitysR dejectionoz dejeunerV2 delavirdineWc delayt6 delay_lineeh delegaters deletionJx delfi5 delftgf deliberationt6
deliberative_assemblyrs delicacyUr delicatessenVP delightt6 delinquentrs deliverabletU delivererrs deliveryt6 delli5
delphiniummp deltapr delugek4 demagoguers demandt6 demanderrs demantoidGB dementiat6 demeraraRe demiglaceV2 demigodrb
demijohnb6 demimonders demistereh demitasseR5 democracyt6 democratrs demodulationtc demodulatoreh demonqo
demonstrationt6 demonstratorrs demulcentWc denjE denaturantp3 denatured_alcoholoY dendritep4 dendrobiummp denialt6
denierFQ denimOU denizenre denominationt6 densimetergd densitometergd densityt6 dentalt6 dentifricep4 dentinYB
dentineYB dentistrs dentistryt6 denturetc deodarhg deodoranttc deodouranttc deoxyribosep4 departedrs departmenttm
department_storekc departuret6 dependantrs dependencet6 dependencytm dependentrs depictingt6 depictions8 depilatortc
depilatorypL deporteers depositFA depositaryb8 depositiont6 depositorrs depositoryb8 depotap depreciationt6
depressantWc depressiontr depressivers deprivationt6 deptht6 depth_findergd depthst6 deputyrs derbyRN derelictZO
derivativeJU derivingt6 dermatitist6 dermatomegd derrickdb derringerCj derrismp dervBY dervishrs descendantrs
descendentrs descenttk descriptiont6 desertty desert_plantmp desert_soilp6 desert_willowmp designtK designerrs
designingt6 desipramineWc desiret6 deskNo desktopeE despairt6 desperadors desperaters despitet6 despoilerrs despotrs
dessertV2 destinationt6 destinyt6 destroyerZz destructiont6 detachmentt6 detailt6 detailst6 detectionss detectivers
detective_storyLS detectordK detenttc detentiont6 detention_basintz detergentp3 deteriorationt6 determinationt6
detonating_fuseAb detonatortc detouri5 detractorrs deuceXF deuteriump3 deutziamp developerrh developingt6
developmenttm deviantrs deviaters deviationt6 devicetZ devilqn devil's_tonguemp devilwoodhg deviseLH deviseers
devoteers devotiont6 dewlH dewberryUb dexamethasoneWZ dextrosep4 dhakhg dhavahg dhawahg dhotiRN dhowZ8 diabetest6
diabeticrs diademGA diaglyphHc diagnosist6 diagnosticianrs diagonalt6 diagramtU dialLu dialectt6 dialogKz dialogueKz
dialyzergd diamanteOi diametert6 diamondF6 diapasonE5 diapensiamp diaperOF diaphonetc diaphoreticWc diaphragmeJ
diaphysisYS diapsidsH diaristrs diarrheat6 diaryLS diastemai5 diathermy_machinegd diatommp diazepamWb dibbergf
dibblegf dibranchiatesH dicetU dicereg dichondrahf dichromatep4 dicknS dickenst6 dickeyMu dickieMu dickyMu
dicloxacillinWc dicotmp dicoumarolWc dictationJx dictatorrs dictionaryLS dictostyliummn dictumJy dicumarolWc
didanosineWc dideoxycytosineWc dideoxyinosineWc dieCo dieselef diesel_oilBY diestocktc dietVp dietaryV2
dietary_supplementV2 diethylmalonylureaWc diethylstilbestroloY differencet6 differentialfR differentiationt6
difficultyt6 diffraction_gratinggd diffuserfX diffusiont6 diffusorfX diflunisalWc digtu digestLS digesterb6
digestiont6 digestivep3 digestive_fluidoY digestive_juiceoY diggerDH diggingt6 diggingsii digitne digital_displayeh
digitalislt digitisertc digitizertc dignitaryrs dignityt6 digsii dihydrostreptomycinWc dikahg dikerX dilatergd
dilationt6 dilatorfb dildoeg dillUZ dill_seedV2 dilleniahg diltiazemWc dilutionpk dimeFZ dimenhydrinateWc dimensiont6
dimerp4 dimethylglyoximep3 dimetrodonsH diminutivet6 dimityPk dimmereh dimpleK4 dimwitrs dinerZA dineroFh dingbatrs
dinghyZ8 dinglei5 diningt6 dining_areajs dining_halljs dinkeyZ8 dinkyZ8 dinnerVW dinner_jacketRN dinner_partyrs
dinnerwaretU dinoceratesH dinosaursH diocesanrs diocesetz diodeeF dioonmp dioramaHd dioritep4 dioxidep4 dipAG
diphenhydramineWc diphenylbutyl_piperidineWc diphenylhydantoinWc diplodocussH diplomaLU diplomacyt6 diplomatrs
dipoledo dipperbk dipstickgd dipterocarphg diptychHd directioniX direction_findereh directorrs directoryLR dirigibleZ8
dirkCa dirndlRN dirtpW dirty_dogrs disamp disabilityt6 disabledrs disadvantaget6 disagreementt6 disappearancet6
disappointmentt6 disapprovalt6 disastert6 disbelieft6 disccz discernmentt6 dischargeor discinamn disciplers
disciplinarianrs disciplinet6 discojb discographyLL discolorationt6 discomfitedrs discomfortt6 discomycetemn
discontentt6 discountt6 discourset6 discovererrs discoveryt6 discreditt6 discretiont6 discriminationt6 discusXY
discussantrs discussiont6 diseaset6 disembodied_spiritsR disgracet6 disguiseQa disgustt6 dishTW dish_washercV
dishclothPk dishonort6 dishpanb6 dishragPk dishtowelPk dishwareb4 dishwashercU dishwaterSO disinfectantp3
disintegrationt6 diskd1 disk_drivetc disk_spacetz diskettetc disliket6 dismissalt6 disobediencet6 disordert6
disorientationt6 dispensarykc dispenserbj dispersiont6 displacementt6 displaycv display_boardeh display_windowMf
displeasuret6 disposablest disposalcC disposal_plantkc dispositiont6 disputantrs disputet6 disquisitionLS disregardt6
disrespectt6 disrupting_explosiveBQ dissatisfactiont6 dissentt6 dissenterrs dissertationLS dissidentrs dissolutiont6
dissolveLS dissolvingt6 dissolving_agentp3 distaffgA distancet6 distemperGb distillateoY distillationoM
distilled_waterSO distinctionHi distortiont6 distresst6 distributaryku distributerdx distributiont6 distributorcr
districttz distrustt6 disturbancet6 disulfiramWc ditahg ditchij dithyrambLF diureticp3 divars divanIT divekW diverrd
diversiont6 diversityt6 divestitureLU divi_divigx dividet6 dividendt6 dividere3 divinationt6 diviners divinerrs
divingt6 divinityTO divisiont6 divorcet6 divorceers divotin diwanJ7 dixieby dot6 do_nothingrs dobbinZ7 dobsonflysH
dockjY docketLK dockyardtz doctorrq doctor's_degreeIR doctorateIR doctrinet6 docudramatU documentLT documentarytU
dodderhf dodgerUj dodorT doesH doerrs doeskinOt dogSs dog_fennelmp dog_hookMH dogbanemp dogcartZ8 dogfishsH doggerelLS
doghousekb dogmat6 dogsledZ8 dogtoothX3 dogwoodhP doilyPj dolichocephalicrs dollXj dollarFc dollar_billFh dollhouseXS
dollyWt dolmanRN dolmasV2 dolomitep4 dolphinsH dolphinfishVZ doltrs domainqM dombeyamp domenb domesticrs
domestic_carpsH domicilekN dominancet6 dominantt6 dominiontm dominoRA donrs doneers dongleeh donkeyZh donnars donorrs
donutV2 doodiamp doodletU doodlebugBr doomt6 doomedrs doorMb doorbellMI doorframetz doorhandleMJ doorknobMJ
doorknockertc doorlockAF doormanrs doormatOv doornailgd doorplatetU doorsteptz doorstoptc doorstoppertc doorwayMe
dooryardjs dopap4 dopaminep4 dopeRb dormkc dormerMf dormer_windowMf dormitoryjH dormousesH doryZg dosageWE doseWU
dosemetergd dosimetergd dossalHa dosselHa dossierLL dotoi doubleq1 double_agentrs double_bassE5
double_breasted_jacketRN double_crosserrs double_daters double_deckerZ8 double_reedEw double_reed_instrumentE5
double_saltp3 double_startz doublereh doubletRN doubletreegf doubloonFh doubtt6 douchegW doughFN doughboyUj doughnutVE
douroucoulisH doveTJ dovecotetU dovetailtc dowagerrs dowdyV2 dowelgd dowitchersH downgq down_and_outrs downcasti5
downerWc downfallk4 downhilltx downpourlH downstagetz downtowntz downy_mildewmn dowserft doxazosinWc doxepinWc
doxorubicinWc doxycyclineWc doyleyPj doylyPj dozent6 dozerZ8 drabt6 drabamp dracontiummp draftJn drafterrs draftingt6
draftsmanrs dragQC drageeVH draggerZO dragnetf7 dragonqA dragon's_bloodp4 dragon_arummp dragonflysH drains6 drainaget6
drainage_areatz drainboardtU drainpipetL drakesH dramaKz dramatic_compositionLS dramatic_workLS dramatistrs drapePD
draperrs draperyPc draughtV4 drawWl drawbargf drawbridgeiz draweers drawerbi drawersRN drawingtI drawing_cardrL
drawknifeDB drawnworktU drawshaveDB drawstringEQ drayZ8 drayhorseZ7 dreadt6 dreadnaughtZ8 dreadnoughtZ8 dreamt6
dreamerrs drecktU dredgeDJ dredgerZ8 dregsp2 dressRN dresserNR dressingNy dribbleoP dribblerrs dried_fruitVx driercK
drifthm driftingt6 driftwoodp7 drillf5 drill_bitDB drill_pressef drillingt6 drilling_bitDB drilling_mudp3
drilling_platformtc drinkRp drinkableSR drinkerrs drinkingt6 drinking_glassb6 drinking_vesselb6 drinking_waterSP
driptp drip_mattU drippingsp4 drivedQ drive_intz driveloQ driverWn driveshaftgf drivewayi5 drivingt6 driving_rangetz
drizzlelH dromedaryZ7 droneES dropN1 drop_offhG droplineLS dropoutrs droppergd droppingsp4 dropseedmp droshkyZ8
droskyZ8 drosophilasH drosspu droughtt6 droveCu droverrs drudgers drugp3 drug_of_abusep3 druggetPf druggistrs
drugstorekc drumEz drumfishsH drumheadtU drummerrs drumstickgA drunkrs drunk_and_disorderlyrs drunkardrs drupemu
drupeletmu dryrs dry_docktz dry_pointG8 dry_rotmG drydocktz dryercV drygoodstU drying_agentp3 drynesst6 drywalltU
dubbinBT dubbingtc ducatFh ducers duchessrs duchytz duckNv duckboardi5 ducklingVZ duckpinXs ducth0 dudrZ duders
dudeenti dudsRN duet6 duelt6 duelistrs duetql duffV2 duffelOX dufferrs duffleOX dugoG dugoutYm dukers dulcianaE5
dulcimerE5 dullardrs dullnesst6 dumbbellXj dumbwaiteree dumdumCj dummyBi dumpJK dumpcartZ8 dumperZ8 dumplingV2
dumplingsV2 dunZ2 dunehh dungp4 dungareePk dungeonjH duoql duodenumoG duologueKh dupers duplexkc duplicatetU
duplicationtQ duplicatortc duraoG durable_goodstU durablestU duramenp7 durationt6 durianTh durionhg durmasthg durummp
durum_wheatmp dustp4 dustbinb6 dustcartZ8 dustclothPk dusterN9 dustmopgf dustpanbJ dustragPk dutyt6 duvetPj dwarfra
dwellerrs dwellingkc dwelling_housekc dyep4 dyeingt6 dyer's_rocketmp dyestuffp4 dyewoodp7 dyingt6 dykerX dynamict6
dynamiteBX dynamoef dynamometergd dynastyt6 dysfunctiont6 dysprosiump3 dystopiaKh dystrophyt6 dziggetaiZ7

eagert6 eagernesst6 eagleFL earlJ eardropGA eardrumoG eared_sealsH earflaptU earlrs earlaptU earmufftU earnerrs
earnestt6 earningst6 earphoneeh earpieceeh earplugeN earringGA eartho8 earth_colorp4 earthballmn earthenwaregf
earthmanrs earthnutUG earthquaket6 earthstarmn earthworktz earthwormsH earwaxBX easet6 easelNs eastt6 easterlH
easterlylH eastern_red_cedarp7 eastwardt6 easy_markrs eatableV2 eatagetg eaterUj eatingt6 eating_utensiltU eatsV2
eavestz ebonygn eccentricrs ecclesiasticrs echelonfh echinocactusmp echinodermsH echinustg echot6 echocardiographgd
echoencephalographgd echogramHd eclairV2 eclecticrs eclipset6 ecliptict6 eclogueLS ecologyt6 economicst6 economistrs
economizerrs economyt6 ecrevisseVZ ecstasyoi ecumenical_councilrs edaphosaurussH eddaV2 edelweissmp edemat6 edentatesH
edget4 edge_toolDB edgerft edibleV2 edible_fruitVx edible_nutVx edictKk edificekc editingLS editionLE editorrq
editorialtU educationt6 educatorrs eelVZ eelgrassmp eelpoutsH eelwormsH effectt6 effectivenesst6 effectst6 efficacyt6
efficiencyt6 effigyHd effluentp4 effortt6 eggUq egg_whiteV2 eggbeaterZc eggcupb4 eggfruitVx eggheadrs eggnogSR
eggplantVh eggsV2 eggwhiskgf egistU egotistrs egretsH eidersH eiderdownPH eightXc eight_spotXu eightht6 eightpenceFh
eightyt6 einsteiniump3 ejaculateoY ejection_seatM7 ejectordw elt6 elandsH elapidsH elasticOh elasticityt6 elastinp4
elateridsH elbowN4 elderlQ elderberryUb elderlyrs eldestrs elecampanemp electrs electiont6 electorrs electricZ8
electric_catfishsH electric_celleh electric_chairgd electric_drillea electric_fireeh electric_lightAe electric_mixergf
electric_organE5 electric_rangecV electrical_cableEP electrical_contacttc electrical_deviceeh electrical_systemtE
electricianrs electricityt6 electrocardiographgd electrodetc electrodynamometergd electroencephalographgd
electrographdg electrolytep3 electrolyticeh electromagnettc electrometergd electromyographgd electrontA
electron_tubeeh electronic_deviceeh electronic_equipmenteh electronic_instrumentE5 electronic_musical_instrumentE5
electronicst6 electrophoruseh electroplatetU electroscopegd electrostatic_generatoreh electrotherapistrs elegancet6
elegyLS elementox elementslH elemip4 elephantsE elephant's_foothS elevatedt6 elevationgi elevatoreU eleventht6 elfsR
eliminationt6 eliters elite_grouprs elixirRg elixir_of_lifeSM elksH elkwoodhg ellipset6 elmhP elmwoodp7 eloquencet6
elsholtziamp eluatep3 elverVZ elveslH emailt6 emanationpT emancipatorrs embankmenttz embarrassmentt6 embassykb
embaymentku embellishmenttT emblemte embodimentrk embossmentG9 embouchurei5 embracet6 embrasurei5 embrocationWc
embroidererrs embroiderytI embryomN emeraldGC emergencet6 emergencyss emeryp4 emery_wheelga emeticWc emigrantrs
eminence_grisers emirrs emissionor emittertc emollientWd emotiont6 emperorTk emphasist6 emphasizingt6 emphysemat6
empiretx empiricistrs emplacementtx employt6 employeers employerrs employmentt6 empressrs emptyb6 emptyingt6
emulsifierp3 emulsionpL enactmentJy enalaprilWc enamelpx enamelwaregf encainideWc encampmentj6 encephalartosmp
encephalitist6 encephalogramHH enchantressrs enchiladaV2 enchiridionLS enclavetz enclosingt6 enclosureIe encountert6
encouragementt6 encumbrancetm encyclicalLU encyclopaediaLS encyclopediaLS endqR endeavort6 endemicmG endingIq endiveUZ
endocrinenN endocrinologistrs endogenmp endorphinp4 endorsementt6 endoscopegd endoskeletonYP endospermms endosporems
endotoxinWb endowmentt6 endurancet6 enemyrZ energyt6 enfant_terriblers enfeoffmentLU enforcementt6 engagementq1
engagement_ringGA engineYi engineerrq engineeringjC engineryef engraverrs engravingHE enjoiningLU enjoinmentLU
enjoymentt6 enlargementGS enlargertc enlightenedrs enlightenmentt6 enolp4 enought6 enquirerrs enrolleers ensemblePv
ensignqx ensilagetg entablaturetz entanglementgd enteringt6 enterokinasep3 enterolithtL enterotoxinWb enterpriset6
entertainerrs entertainmentt6 enthusiasmt6 enthusiastrs entireZ7 entomologistrs entouragers entranceim entrance_halljs
entrancewayi5 entrantqf entreatyt6 entrecoteV2 entreeU5 entremetsV2 entrenchmentkc entrepotbM entrepreneurrs entryKt
entrywayi5 enumerationLK envelopeOW environmenttp environmentalistrs environstz envoiLS envoyJZ envyt6 enzymep3
eohippusZ7 eolithgf eonsL eoraptorsH eosinp4 epacrismp eparchytz epaulettg epaulettetg epaulieretU epeeCa epergnetg
ephedramp ephedrineWc ephemeralsH ephemerisLS epicLS epicurers epicureanrs epicyclic_gearga epicyclic_gear_traineg
epicyclic_traineg epidemict6 epidermist6 epidiascopegd epigraphLQ epilatortc epilepsyt6 epilepticrs epilogLS
epilogueLS epinephrineoW epiphyllummp epiphysisYR epiphytemp episciamp episodeKj epistleLU epitaphLK epithalamiumLS
epitheliumoG epithett6 eposKh epoxyp4 eptatretussH equalrs equal_area_map_projectiontU equal_area_projectiontU
equalisereF equalityt6 equalizereF equationt6 equatort6 equatorialgd equestrianrs equidZ7 equilateralt6 equilibriumtk
equineZ7 equinoxt6 equipageY7 equipmenttc equipoisetz equivalentt6 erat6 erasergf erasureKz erbiump3 erectiontr
ergocalciferolV2 ergometergd ergotmG ericamp eriogonummp erminepS erosiont6 eroticrs errort6 eruptiont6 eryngomp
erythrinahg erythromycinWc escalatorKY escallopVX escapeLe escapeers escapementeg escargotV2 escaroleV2 escarpmentkE
escortrk escritoireNo escrowLU escutcheonQD eskerhh esmololWc esophagoscopegd esophagusoG espadrilleRN espionaget6
espionage_agentrs esplanadei5 espressoSR essayLF essayistrs essenceos essentialt6 essoniteGB establishmentkC estateqS
estate_agentrs estazolamWb esteemt6 esterp4 estheters esthetict6 estimateJy estimationK1 estradioloY estragonUZ
estrogenoY estuaryku etagerecX etaminPk etaminePk etchingHE ethanep4 ethanoloY ethchlorvynolWc etherpw ethicst6
ethmoidYS ethnarchrs ethnicrs ethnologistrs ethosuximideWc ethyl_acetatep4 ethyl_alcoholR0 ethylenep0 etiquettet6
etnaAt etodolacWc etuib6 eucalypthg eucalyptusgs eucalyptus_kinop4 eudiometergd eunuchrs euphemismt6 euphoniumE5
europiump3 eutecticp3 eutheriansH evacuationt6 evaluationt6 evangelLS evangelistrs evaporationt6 evaporative_coolereg
evaporometergd evasiont6 evet6 event6 eveningt6 eveningwearRN eventt6 evergreenmp evergreen_oakhg evergreen_plantmp
everlastingmp evidencet6 evilt6 evil_spiritsR evildoerrs evolutiont6 ewesH ewerb6 exrq exaltationr2 examt6
examinationt6 examinerrs examplet6 excavationiA excavatorDH excellencet6 excelsiorp4 exceptiont6 excerptLS
excerptionLS excesst6 exchanget6 excisionKz excitementt6 exclusiont6 exclusivet6 excrementp4 excretap4 excretionoz
excretory_productp4 excuseJd executionIq executionerrs executiverk executorrs exegeters exemptiont6 exerciset6
exerciserXs exercisingt6 exercising_weightXs exercycletc exertiont6 exhalationph exhaustpg exhaust_hoodtU exhaustiont6
exhibitt6 exhibitiont6 exhibition_halljs exilerq existencesg existentialistrs exitit exodetU exordiumLS exoskeletonYQ
exotoxinWb expanset6 expansiont6 expatriaters expectationt6 expectorantWc expectoratorWK expeditiont6 expellingt6
expendituret6 expenset6 expense_accountLU experiencet6 experimentt6 experimenterrs expertrs explanationt6 exploitt6
exploitationt6 explorationt6 explorerrs explosiont6 explosiveBX explosive_chargeBX explosive_mixtureBX exponentrq
exponentialt6 exporttU exportationtZ exporterrs exposet6 expositionJE expositorrs exposureGL expressKU express_mailLL
expressiont6 expressionistrs expresswayi5 expulsiont6 expurgatorrs extensionsh extentt6 exteriort6 exterior_doorMe
exterminatorrs externrs externalt6 extinctiont6 extinguishertc extraJX extracellular_fluidoY extractJW extractiont6
extractorc5 extraterrestrialsR extravagancet6 extravasationoS extremet6 extremistrs extremityn5 exudatep4 exudationpn
eyehl eyeballoG eyebathb6 eyebrow_penciltc eyecupbh eyefulrk eyeglassgd eyeglassesRK eyeholei5 eyeletfG eyelidoG
eyelinertc eyepatchPj eyepiecegd eyeshadowtc eyesightt6 eyespottg eyetoothYS eyewashWc eyewitnessrs

fableKz fabricPZ facenh face_powderWc faceplatetU facialn5 facilityty facingtU facing_pagesLV facsimiletc
facsimile_machinetc factt6 factiont6 factorqS factorykc faculatg facultyt6 faeriesP fagov fag_endO5 faggota7
faggotingtU fagota7 fagotingtU faiencegf fail_safeeg failingt6 faillePk failureql faintt6 fairq1 fair_gamers
fair_sexrs fairleadga fairnesst6 fairwayiB fairyqo fairy_shrimpsH faitht6 faithfult6 fakeqJ fakerrs falafelV2
falchionCa falconsH falderoltg falltm fallacyt6 fallaltg fallboardtU fallerrs falloutpw fallout_shelterkc fallowtz
fallskl false_bottomtz false_hairRN false_teethtc false_vampiresH falsietU famet6 familiarrl familyqS famotidineWc
fanq9 fan_palmhg fanaticrs fancyt6 fancyworktU fangYM faniontg fanjetZZ fanlightMf fantasistrs fantasyKK farceUP
fareTK farewellt6 farfalleV2 farinaV2 farmt6 farmerrs farmhandrs farmhousekc farmingt6 farmlandtz farthingFh fasciaL2
fascicleK8 fasciculeLS fascistrs fashionsh fashion_modelrs fastt6 fastenerfs fasteninggW fastingt6 fastnachtV2 fatnQ
fatalistrs fatbackV2 fatet6 fatherrs fathometergd fatiguet6 fatiguesRN fattyrs fatwahLU faubourgtz faucetMI fauldtU
faulthm faultingi5 faunar9 fauteuilM6 favorHk favoriterP favourHs fawnr5 faxtc faysR feart6 feastTL featt6 featheroD
feather_palmhg featherbedNN featherfoilmp featurenY febrifugeWc fecal_matterp4 fecesp4 fedellineV2 federal_agentrs
federal_courtrs federalistrs federationt6 fedoraRN feet6 feedtg feed_bunkb6 feedback_loopeh feedbagb6 feedercl
feedingt6 feedlotkc feelt6 feelingt6 feelingst6 feijoaUb felafelV2 feldsparp4 felinesH fellpA fellars felloetU
fellowrs fellytU felonrq feltPk feluccaZ8 femalequ femininet6 feministrs femorisYS femurYS fentv fenceqP fence_railgf
fencerrs fencingsm fenders2 fenestellai5 fennelU7 fenoprofenWc fenugreekUZ fer_de_lancesH fergusonitep4 fermentoz
fermentationt6 fermentingt6 fernmp fern_allymp ferretsH ferricyanidep4 ferritep3 ferritinp4 ferroconcretetU
ferrocyanidep4 ferruletU ferryZ4 ferryboatZ8 ferrymanrs fertilityt6 fertilizationt6 fertilized_eggsH fertilizerp4
ferulegd fesstg fessetg festeringoQ festivalt6 festoonOq festoonerymv fetichII fetishH5 fetoproteinp3 fetoscopegd
fetterEP fettuccineV2 fettucciniV2 fetussH feudatoryrs fevert6 feverrootmp fewrs fezRN fiancers fianceers fiatLU
fiberNx fiberboardtU fiberglasstU fiberscopegd fibreOK fibreboardtU fibreglasstU fibrilp4 fibrillationt6 fibrinp4
fibrinasep4 fibrinogenp4 fibrous_tissuemo fibulaYS fichuRN fictionLS fictional_charactersR fictionalisationLF
fictionalizationLF fiddleE5 fiddlerrs fiddlestickgf fidelityt6 fiduciaryrs fieldjM field_cornmp field_cropmp
field_glassesgd field_guideLS field_of_battletz field_peaS5 fielderrs fieldhandrs fieldingt6 fieldstonep4 fiendrb
fifeE5 fiftht6 fiftyFR fifty_cent_pieceFh figSZ fightt6 fighterZD fightingt6 figureGa figure_eightfz figureheadG3
figurineHe figwortmp filaggrinp4 filagomp filagreetg filamentDc filariamN filatureeg filbertTh filecF file_cabinetcX
file_serveref filerrs filetOG filibusterrk filigreetg filingt6 filing_cabinetcX fillor fill_inrs fillagreetg
fille_de_chambrers fillerJV filletUS fillingDP fillysH filmtc film_cliptc film_noirtU film_starrs filmmakerrs filst6
filterdg filter_tiptc filthpU filtratep3 finP1 fin_keeltU finalt6 finaleLF financet6 financial_statementLU financierrs
finbacksH finback_whalesH finchsH findt6 finderfN findingt5 findingst6 finet6 fine_printKn fine_spraylH finenesst6
fineryRN fines_herbesV2 fingern9 fingerboardKI fingerpostLO fingerstalltU finialtg finisht6 finisherYq finishingt6
finishing_coatp8 finnanV2 finocchioV2 fiordku fippletz firgs fireAl fire_engineZ8 fire_escapehe fire_fighterrs
fire_hydranttL fire_irongf firearmCj fireboatZ8 firebombCi fireboxjs firebrandBL firebricktU firecrackerBX firedampp0
fireflysH firelighttz firelighterBY firelockCj firemanrP fireplaceAs fireplugtL firesidej7 firestormlF firewalltl
firewaterSR firewoodBY fireworkBX firingt6 firing_linerQ firing_mechanismeg firing_rangetz firkinbJ firmt6 firmnesst6
firstHg first_baseXh first_basemanrs first_classJm first_class_honours_degreeIR first_nighterrs firstbornrs firthku
fishUm fish_mealtg fishboneYS fishbowlbG fisherrd fishermanrs fisherman's_luretc fishgiggf fishhookgf fishingt6
fishing_geartc fishing_lineEQ fishing_netgd fishing_tackletc fishmongerrs fishnetgd fishpasteV2 fishplatetU fishpondku
fishtail_palmhg fishwifers fissiont6 fissipedsH fissureiP fistoG fitt6 fitmentcX fitnesst6 fittingcJ fiveXE
fivepenceFh fiverFh fixt6 fixationt6 fixativepL fixeron fixingfh fixing_agentp4 fixingsVv fixtureqj fizgigA6 fizzSR
fjordku flackBs flagI5 flag_of_trucetg flagellumgP flageoletEb flaggingie flagonb6 flagpolege flagshipY7 flagstaffgf
flagstonetU flailgf flakBs flakepe flambeauAb flamboyanthg flameAr flamethrowerCj flamingAr flanV2 flankTs flannelPQ
flannelbushmp flannelettePk flaptZ flapcakeV2 flapjackV2 flapperrs flappingt6 flapstc flareAi flashsh flashbackLF
flashbulbAe flashcardLO flasherAL flashgunAe flashlightAe flaskb6 flatYU flat_benchM6 flat_boneV2 flat_capRN
flat_coatp8 flat_filegf flatbedZr flatboatZ8 flatbreadV2 flatbrodV2 flatcarZ8 flatfishVZ flatheadsH flatironcV flatsRN
flatteryt6 flattopZe flatwaretU flatworkRN flatwormsH flautistrs flavonep4 flavort6 flavorerV2 flavoringV2 flavourerV2
flavouringV2 flawt6 flaxlt flax_rustmn flaxseedmu fleasG flea_marketkc fleabanemp flecainideWc fledglingrd fleeceOe
fleett6 fleshlM fleur_de_lismE flext6 flexibilityt6 flickerr7 flierrq fliestz flightg1 flight_decktz flight_pathiw
flightless_birdsH flimsyLV flindosahg flindosyhg flintp4 flintlockCB flintstonep4 flipRq flipperRE flitchV2 floatfC
floaterJr floatingt6 floatplaneZ8 flocp4 flockqW floetz floodAT floodgateL6 floodingt6 floodlightAe floorjT
floor_coveringPi floor_plantU floorboardtM flooringsm floorwalkerrs flopq1 floppytc floppy_disktc floramw
floral_envelopemr floretms florilegiumLS floristkG flossEQ flouncete flounderVZ flourV2 flourishtK flowt6 flowagekn
flowermq flower_arrangementmv flower_bedtz flower_chainmv flower_clusterms flower_headms flower_stalkms flowerbedtz
floweringt6 flowering_maplemp flowering_plantmp flowering_quincemp flowerpotb6 flowingt6 floxuridineWc flueEe
flue_pipeE5 fluegelhornE5 fluffpm flugelhornE5 fluidp2 flukem8 flumei5 flummeryVu flunitrazepanp3 fluorapatitep4
fluoresceinp4 fluorescencetz fluorescentAf fluoridep4 fluorinep0 fluoritep4 fluoroboridep4 fluorocarbonp4
fluorochromep4 fluoroscopetc fluorouracilWc fluosilicatep4 fluoxetineWc fluphenazineWc flurazepamWc flurbiprofenWc
flurryk5 flusht6 fluteE0 fluvastatinWc fluxoi fluxmetergd flyhv fly_by_nightrs fly_fronti5 fly_poisonmp flycatchersH
flycatching_warblersH flyerrB flyingt6 flyleafLV flyoverip flypaperLV flyspeckp4 flyswatgf flyswattergf flytrapgd
flywayiw flywheelMI foalsH foamo9 fobDY focust6 fodderrM foers foetoscopegd foetussH foglG foghorntS foglampAe foilGH
folacinV2 folateV2 foldjA folderKl folderaltg foldingt6 foldoutLV foliagemF folic_acidV2 folioK1 folkrk folkloret6
follow_uptR followerrs followingt6 followuptR follyt6 fondantV2 fondlerrs fondnesst6 fonduV2 fondueV2 fontbJ foodV2
food_colorV2 food_fishsH food_manufacturerrs food_processorcV food_productV2 food_turnergf foodstuffTT foolrs
fool's_parsleymp foolscapLV footnu footagete footballXb footbathbt footboards1 footbridgeiz footerrB footgearRN
foothillhh footlightsAe footlockerb6 footmanrs footpathi5 footrestM6 footstallNt footstoolM6 footwalls3 footwearRN
foprs foragete foragerrs forameni5 forbearrs forbiddingt6 forcet6 forcefulnesst6 forcemeatV2 forcepsgd fordkt
forearmoG forebearrs forecastlekc forefatherrs foregrounddp foreheadX5 foreignerrs forelandhW foremanrs foremastgf
foremilkVy forepersonrs forequarterV2 forerunnerrZ foresailPk foreshankV2 forestmx forest_fire_fighterrs forestaytz
foresterrs forestieramp forewordLS forgejm forgerytZ forkfD forkliftZ8 formIh formalQy formaldehydep0 formalityt6
formalwearRN formatt6 formationtm formert6 formicaryhh formulaSy formularyLS formulationpn forsythiamp fortkE
fortificationkW fortresskc fortuneH6 fortunetellerrs fortyt6 forty_fiveCj forumrX forwardrk fossany fossei5 fossilrf
fosterlingrs fothergillamp foult6 foulardPk foundt6 foundationP0 founderrZ foundingt6 foundrykc fountcT fountainb9
fountainheadLJ fourXE four_o'clockmp four_posterNM four_wheel_driveZZ fourpenceFh foursomerq fourtht6 fowlT1 foxoa
foxglovemp foxhoundsH foxtailmp foyerjs fractionpX fractureiU fradicinWc fragmentsq fragrancet6 frailbJ fraisetN
frameGx frameworktk framingtp franchiseLH franciump3 frangipaneV2 frangipanimp frankV2 frankfurterV2 frankincensep4
franklinrs frappeUP fraternityrP fraudrB freakqa freckletg freers free_porttx free_radicalp3 free_reedE5
free_reed_instrumentE5 free_statetz freedomt6 freeingt6 freelancers freemanrs freesiamp freestoneVx freetailsH
freewayi5 freewheeleg freewheelerrs freezek4 freezerbu freezingt6 freighttQ freighterZ8 french_fried_potatoesV2
frequencyt6 frescoHW fresh_fishrs fresh_waterSO freshmanrs freshman_classrs freshnesst6 freshwaterSO freshwater_bassVZ
freshwater_fishV2 fretfE fretsawC8 fretworktz friarrs fricandeauV2 fricasseeV2 frictiont6 friction_clutcheg fridgebu
fried_eggV2 friedcakeV2 friendrs friendlinesst6 friendlyt6 friendshipt6 frierV2 friesV2 friezeOR frigateZ8 frijolhf
frijoleTe frijolillohg frijolitohg frillns fringeto fringed_pinkmp fritillarymN frittataV2 fritterV2 frockRN frogqC
frogbitmp frondms frontqQ front_doorMe front_entranceMe front_yardjs frontalOY frontiertx frontiersmanrs
frontierswomanrs frontlettg frontstalltU frostkz frostingtg frozen_foodsV2 fructosep4 fruitmT fruit_barV2 fruit_batsH
fruit_flysH fruit_juiceSR fruitcakeUj fruiting_bodyms fruitletmu fruitwoodp7 frumentyV2 frumprs fryrs fryerV2 fryingt6
frypangf ftt6 fuddy_duddyrs fudgeV2 fuelBY fuel_air_explosivetc fuel_linetL fugitivers fuglemanrs fuguV2 fujihg
fulcrumeg fulfillmentt6 fullt6 full_skirtRN fullbackrq fullerrs fullerenep3 fullnesst6 fulminatep4 fumesp0 fumigantp4
fumitorymp funt6 functiont6 functionaryrs functioningt6 fundFe fundamentalt6 fundamental_lawLU fundamentalistrs
fundamentalst6 funeralt6 funeral_parlorkc fungibletU fungicidep3 fungusmn funiclems funiculusmY funnelfZ funnyt6
funny_housekc furPu fur_pieceRN fur_sealsH furanp4 furbelowtg furculaYS furnacejs furnishingQt furniturecX furrowit
furyt6 fusaingf fuseAJ fuseeAN fuselagetz fusilCj fusiont6 fustianO5 futonNN futuresg futuristrs fuzeAb fuzeeAS fuzznx

gabapentinWc gabardineO1 gabbrop4 gaberdineRN gabletz gadtc gadditU gadflyrd gadgettc gadgetrytc gadoidsH
gadoid_fishsH gadolinitep4 gadoliniump3 gaffgN gaffsailPk gag_lineLS gag_orderLU gagefp gagwriterrs gaillardiamp
gaint6 gainerrq gaitt6 gaiterRN galql galactosep4 galantineV2 galaxylx galelH galenap4 galllb gallamineWc gallantrs
gallberryhg gallbladderoG galleonZ8 galleryhp galleyZv gallinaceansH gallinaceous_birdsH gallinulesH gallont6
gallousgd gallowsgd gallstonetL gallusRN galoshRN galvanic_celleh galvanometergd gambaE5 gamblerrs gamblingt6
gambling_housekc gambogepn gamerz game_birdsH game_equipmentXs game_fishsH gamebagb6 gamecockqZ gametest gametoeciumms
gametophorems gametophytemp gaminrs gaming_cardXu gammat6 gamma_hydroxybutyratep3 gammonV2 gamptU gandersH gangeo
gangboardiz gangplankiz gangsawC8 gangsterrs gangwayiy gannetsH ganoidsH gantletQs gapim garagekc garambullaUb garbRN
garbageaO garbage_dumptz garbanzoTp garboardtU gardenjd garden_heliotropemp garden_hosetL garden_nasturtiummp
garden_plantmp gardenerrs gardeniamp garglepk gargoyleid garibaldiRN garlandKc garlicUZ garmentRN garmentmakerrs
garnerb8 garnetGB garnieritep4 garnishtg garnishmentLU garottegd garretjs garrisonty garrotegd garrottegd gartertU
gasA8 gas_chambergd gas_discharge_tubeeh gas_jetAt gas_maintL gas_tankb3 gasbaga7 gaseous_nebulalH gashiU gasketgd
gasmaskRL gasoholBY gasoleneBY gasolineBY gasoline_tankb3 gasometeraV gasteromycetemn gastric_acidoY gastric_juiceoY
gastrolobiummp gastromycetemn gastropodsH gastroscopegd gastrulasH gatCj gateMW gateauV2 gatefoldLV gatekeeperrs
gateposttz gatewayi5 gathertZ gatheringrI gaudtg gaudyrs gauffercP gaugegW gauntletQ9 gaursH gaussmetergd gauzePg
gavelgf gavialsH gayrs gazaniamp gazet6 gazebokc gazellesH gazetteLT gazetteerKC gazpachoV2 geanhg geardO gear_boxtU
gear_levereg gear_wheelga gearboxtU gearingeg gearseteg gearshifteg gearstickeg geartraineg geckosH gegenscheintz
geishars gelo1 gelatinTt gelatinep4 geldingZ7 gelechiidsH geligniteBX gellyBX geltFh gemFl gemfibrozilWc gemmams
gemstoneGC gendert6 genet6 generalrs general_assemblyrs general_storekc generalistrs generationrP generatordf
genericR7 generosityt6 genesist6 geneticistrs geneticst6 genevaSR geniesR genipTh genipahg genipapVx genitaliaoG
genitalsoG geniusrk genliseamp genoiseV2 genomet6 genotypet6 genreGi gentamicinWc gentianmp gentian_violetWc
gentianellamp gentilers gentlemanrs gentryrs genust6 geodesic_dometz geographerrs geographic_areatz
geographic_regiontz geographical_areatz geographical_regiontz geographyt6 geological_faulti5 geological_formationtz
geologistrs geologyt6 geometerrs geometridsH geometryt6 geophysicistrs georgettePk geraniummp gerardiamp gerbilsH
germnd germ_tubems germandermp germanitep4 germaniump3 germinationt6 gesneriamp gestationt6 gesturet6 gett6
get_togetherrs getaRN gettingt6 getupRN gewgawtg geyserku gharryZ8 ghathe gheeV2 gherkinV2 ghettoty ghillieRN ghostqU
ghoulrb giantqt giant_canemp giant_hyssopmp giant_squidsH giantesssR gibberellinp4 gibbetgd gibbonsH gibbsitep4
gibletV2 gibletsV2 gidgeehg giftt6 gigZb gigotV2 gilbertt6 gildingtU gilllW gillieQm gilttU gimbaltc gimcracktg
gimcrackerytg gimletR6 ginRr ginephg gingerUX gingerbreadV2 gingerrootV2 gingersnapV2 ginghamPk gingkohg ginkgohg
ginmilljs ginsengmr giraffesH girandolatc girandoletc girasolF3 girdertz girdleQM girlrs girlfriendrs giroLH girthtS
gismotU gitternE5 givet6 givent6 giverrs givingt6 gizmotU glaciertz gladmp gladejs gladiatorrs gladiolusYA glancet6
glandoG glaret6 glassaT glassesRK glasswaretU glassworktU glaucomat6 glauconitep4 glazetf glebams gleni5 gliderZ8
glidingt6 glipizideWc gliricidiahg globetI globinp4 globulinp4 glockenspielE5 gloggSR gloomtx gloriosamp gloryt6
glossKK glossaryLS glossyGl glovePm glove_compartmentjs glowtp glowingtz gloxiniamp glucocorticoidoY glucosep4
glucosidep4 gluep4 glutamatep4 glutamic_oxaloacetic_transaminasep3 glutenp4 glutethimideWc gluttonrd glyburideWc
glyceraldehydep4 glycerideBT glycerinoY glycerinated_gelatinp4 glycerineoY glyceroloY glycogenp4 glycoproteinp4
glycosidep4 glyphHc glypticsHc glyptographyHU gnatsH gnetumhg gnocchiV2 gnomesQ gnomontc gnusH gooz go_betweenrs
goadte goalW0 goalierk goalkeeperrk goatqE goat's_ruemp goatfishsH goatskinp4 goatsuckersH gobm5 gobbetV2 gobletb6
gobysH godGG god_of_warsR godchildrs goddesssR godmotherrs godparentrs godwitsH goethitep4 goffercD goffering_ironcV
gogglesRK goingt6 goitrogenp4 goldIH gold_braidtg gold_diggerrs gold_leaftU goldbrickrq golden_calfHd
golden_chinkapinhg golden_clubmp golden_cupmp golden_glowmp golden_larchhg goldeneyesH goldenrodmp goldfishsH
goldfish_bowlbG goldmineiW goldsmithrs goldstoneGC golemdz golft6 golf_bagXo golf_ballXs golf_clubXb golf_coursetz
golf_equipmentXs golfcartXn golfclubXs golferrs goliathrs golliwogXt golliwoggXt goloshRN gomutihg gonadotropinoY
gondolaZv gonerrs gongE5 goniometereh gooberVx goodsh good_for_nothingrs good_spiritsR goodnesst6 goodyV2 goosandersH
gooseTJ goose_liverV2 gooseberryUb goosefootmp gopherq4 gopherwoodhg goreOk gorgei3 gorgerintg gorgettU gorgonzolaV2
gorillasH gorsemp gospelt6 gospelerrs gossamerPE gossipqS gouacheG1 gougeCz goulashV2 gourdbE gourmandrs gourmetrs
goutt6 governedt6 governessrs governingt6 governmentt6 government_agentrs government_bondLT government_officekc
governorLi gowen_cypresshg gownRN grabeV gracet6 gracklesH gradrQ graderZ gradientt6 gradualt6 graduatee6
graduating_classrs graduationt6 graffititg graffitotg graftn2 graftingt6 grahamV2 grainUA grain_alcoholoY grainfieldjs
grainy_clubmn grainy_club_mushroomsmn gramt6 gramicidinWc grammart6 grammarianrs gramophoneef grampussH granadillaSh
granadillohg granaryb8 grandEx grandchildrs granddaughterrs grandeurt6 grandfatherrs grandmars grandmotherrs
grandparentrs grandsonrs grandstandrk granitepn granitewaregf grannye5 granolaV2 grantIq granteers grantorrs granulep4
grapeBb grape_arbortz grape_juiceSR grapefruitTh grapefruit_peelV2 grapeshotCj grapevineg4 grapht6 graphicHd
graphicsHB graphitep3 grapneldP grappaSR grappleaW grapplerft graspt6 graspingt6 grassma grass_rootsrQ grassfireAr
grasshopperRd grasslandtz grateMN gratergf gratificationt6 gratingMY gratitudet6 gravekM gravelp4 graven_imageHd
gravergf gravestonekc graveyardtz gravidarQ gravimetergd gravitationt6 gravityt6 gravureGM gravyV2 gravy_holderb6
grayQU graybeardrs grazingt6 greaseBS greasepainttc greasewoodmp greatrs great_halljs great_sealtg great_white_hopers
greatcoatRN greavetU grebesH greedt6 greegreeIP greenSx green_goodsV2 green_onionV2 green_pepperV2 green_teaV2
green_turtlesH greenbackFh greenbottlesH greenbrierhf greeneryms greengageVx greengrocerrs greengroceryj0 greenhousekc
greenhouse_effectlH greenhouse_gasp0 greenlingsH greenroomjs greensV2 greensandp4 greenwoodmx greetingt6 grenadeCi
grenadineV2 grevilleamp greyQG grey_foxsH greybearda7 greyhoundsH greylagsH grides griddlegf griddlecakeV2 gridirongL
grieft6 grievous_bodily_harmp3 griffinsR griffonsA grigriIP grillkY grilleMM grillworkPF grimoireLS grint6 grindrZ
grinderT7 grindingpU grindstonegf gripLk gripsackb6 grisailleHd griseofulvinWb grisonsH grissinoV2 gristV2 gristmillef
gritpn gritrockp4 gritsV2 gritstonep4 grizzleRN grizzlysH groatFh groatsV2 grocerrs grocerykQ grocery_storekc grogSR
grogramPk groinn0 groined_vaulttz grommetgd groomrs groomsmanrs groovenL groovertc grosbeaksH grosgrainPk grosst6
grotix grotesqueHd grottoix grouchrs groundop ground_beefV2 ground_covermx ground_floorjp ground_glassp7 ground_pinemp
ground_slothsH ground_waterSO groundcovermx groundmassp4 groundnutTA groundsjW groundselmp groundsheetPk groundworktp
groupt6 grouperVZ groupingt6 grouseVZ groutp3 grovejP growerrs growingt6 grownuprs growthlp growth_factorp4 grubVY
grubbysH gruelV2 grugruhg grummetgd gruntqV guacamoleV2 guaiacp7 guaiacump4 guamahg guansH guanabanaVx guanabenzWc
guanacosH guaninep4 guarhf guaranteet6 guardrK guardianrs guardian_spiritsR guardsmanrs guavaTC guenonsH gueridonNr
guerillars guerrillars guesst6 guestcq guest_of_honorrs guestworkerrs guidancet6 guideJY guidebookLS guidepostKF
guiding_lightrs guillemotsH guillochetg guillotinef7 guiltt6 guimpeO1 guineaFb guinea_henVZ guinea_pigrT guitarE5
guitaristrs gulchi5 gulfhj gullrT gullyi5 gulyasV2 gumU0 gum_arabicp4 gumboUC gumdropV2 gumshieldXs gumshoeQm
gumweedmp gumwoodp7 gunCW gun_carriagetz gunboatZ8 guncottonp4 gunfiret6 gunitetU gunlockeg gunmanrs gunnelr0 gunnerrs
gunneryCi gunnyPk gunnysackb6 gunpointi5 gunpowderBX gunsightgd gunslingerrs gunstockMJ gunwaletU gurnardsH gurneyZ8
gururs gusheri5 gussetOD gustlH gutDb gutta_perchap4 gutterei guyrp guy_wiretz guyothh guzzlerrs gymtz gymnasiumtz
gymnastrs gymnastic_apparatusXs gymnastic_horseXs gymnospermmp gymslipRN gynecologistrs gypsump4 gypsyrs gyrfalconsH
gyroUz gyrocompassgd gyromitramn gyroplaneZ8 gyroscopeeg gyrostabilisertc gyrostabilizertc

ha'pennyFh habeas_corpusLH haberdasherrs haberdasherykQ haberdashery_storekc habergeonRL habilimentRN habitQa
habitattz habitationkD habituers hachuretg hackYz hackamoretc hackberryTh hackbutCj hackerrs hackmatackhg hackneyZ6
hacksawDB haddockVZ haematinicWc haematocritf7 haemostatgd hafniump3 haftMJ hagberrymu hagbutCj hagfishsH haggisV2
hagiologyLS haickRN haikRN haikuLS haillG hailstonep9 hailstormlH hairN5 hairbrushgf hairclothPk hairdooI
hairdresserrs hairdressingtZ hairgripgd hairnetPh hairpieceRN hairpingd hairspringtc hairstreaksH hajjirs hakeVZ
halalV2 halberdCj halcyonsR halft6 half_and_halfV2 half_breedrs half_hitchgd half_lengthHd halfbackrq halfpennyFh
halftoneHE halibutVZ halidep4 halitep4 halliC hallahV2 halliardEN hallstandcX hallucinogenp3 hallwayi5 halok0
halocarbonp4 haloformp4 halogent6 haloperidolWc halothanep3 haltt6 halterDX halyardEN hamVq hamateYS hamburgerV2
hametc hameliamp hamletri hammerXw hammerheaddj hammeringt6 hammockNB hamperEA hamstersH handJR hand_axDB
hand_blowercV hand_me_downRN hand_organE5 handbagb6 handballXk handball_courttz handbasinb6 handbasketb6 handbellE5
handbookLS handbowCj handcarZ8 handcartZ8 handcrafttU handcuffEP handgripMJ handgunCj handicappedrs handicrafttZ
handiworktU handkerchiefPk handleMJ handlebargf handlineEQ handlingt6 handlockEP handloomef handmaidenrQ handrailtz
handsawDB handseteh handspikegf handstamptg handwearRN handwheelLq handworktU handwritingLK handymanrs hangt6
hang_gliderZO hangerrf hanger_onrs hangingHI hangmanrs hangouttz hangoverq1 hankeyPk hankiePk hankyPk hansomZ8 haomahf
happeningt6 happinesst6 harborj3 harbourkN hard_boiled_eggV2 hard_cooked_eggV2 hard_disktc hard_drivetc hard_leadp3
hard_steelp3 hard_waterSO hard_wheatmp hardbackLS hardbakeV2 hardboardtU hardcoverLS hardeningt6 hardnesst6 hardshipt6
hardtackU4 hardtopZ8 hardwareCL hardware_storekc hardwaremanrs hardwoodp7 hareT1 haremkc haricotTe harlequinrs harmt6
harmonict6 harmonicaE5 harmoniumgd harmonyt6 harnesstU harpE4 harpoongf harpsichordE5 harpsichordistrs harpullahg
harpulliahg harquebusCj harrierrG harrowef hartsH harum_scarumrs harvestt6 harvesterdv hashVV hashishp3 hasletV2
haspgd hassockMs hastet6 hatRN hatbandtg hatboxb6 hatchMU hatchbackMO hatchback_doorMf hatchelgf hatcherytz hatchetCY
hatchwayMe hatet6 haterrs hatpingd hatredt6 hauberkRL hault6 haunttz hausmannitep4 hautboisE5 hautboyE5 havers
havelockPj havenkb haversackRJ hawkqC hawk's_beardmp hawkbitmp hawkerrs hawkmothsH hawkweedmp hawsei5 hawseholei5
hawsepipei5 hawserEN hawthornmp haytg hayfieldtz hayforkgf haymakereT haywireEP hazardtk hazelG hazelhH hazelnutTh
hazelwoodp7 het6 headnR head_coveringRN head_of_staters headachet6 headbandtU headboardtU headcheeseV2 headcounterrs
headdressRN headerJ5 headfastEQ headgearQu headingKa headlampAe headlandhh headlightAe headlineLS headmasterrs
headmistressrs headphoneeh headpieceQS headpinXs headquarterskO headracei5 headresttU headsailPk headscarfRN headseteh
headshotHQ headsmanrs headstalltU headstonej0 headstreamku healerrs healingt6 healtht6 health_facilitykc health_spakc
healthcare_facilitykc heapYv hearerrs hearingt6 hearing_aidEd hearseZ8 heartnZ heart_cherryTh heart_lung_machineeb
heartbeatt6 hearthAm hearthrugPf hearthstonetU heartlandtz heartst6 heartseedhf heartwoodp7 heatt6 heat_sinktc
heat_wavelH heatereX heathmP heathenrs heatherme heathlandtz heatingtm heating_padeh heating_systemtz heaumeRL
heavent6 heavenly_bodytz heavenst6 heavergU heavier_than_air_craftZ8 heavyrk heavy_creamV2 heavy_waterp3 heavyweightrs
heckelphoneE5 hecklegf hectographLT hedgety hedgehogsH hedgerowtz heedt6 heelni heelboneYS heifersH heightt6 heightstz
heirrs heir_apparentrs heiressrs helianthemummp helianthusmp heliconE5 helicopterZ8 heliogramLL heliographtc
heliogravureHd heliometergd heliopsismp heliotropeGC heliotypeLT heliump3 helixtv hellt6 hell_roosterrs helleboremp
hellionrs helmMA helmetRM helminthicWc helmsmanrs helpq1 helperrs helpingt6 helveMJ helvellamn hemt6 hematinicWc
hematitep4 hematochromep4 hematocritf7 hemep4 hemiacetalp4 heminp4 hemispherety hemlockWH hemodialyzergd hemoglobinp4
hemophiliat6 hemoproteinp4 hemorrhaget6 hemosiderinp4 hemostatgd hempDk hemstitchtU hemstitchingtU henSw henbanemp
hennap4 henroosttU henryt6 heparinWc hepaticmn hepaticamp hepatitist6 hepatoflavinV2 hepatotoxinWb heptanep4 heraldrq
heraldic_bearingtg heraldrytS herbUY herbaceous_plantmp herbagemp herbalSR herbicidep4 herbivoresH herdqD herderrs
heret6 heredityt6 heresyt6 hereticrs hermHb hermaphroditers hermitrs hermit_thrushsH herniat6 heroSv heroicLS heroinp3
heroineq1 heroismt6 heronsH herpest6 herpetologistrs herringVZ herringbonePP herringbone_patterntg hertzt6
hesitationt6 hessianRN hessoniteGB heterocyclicp4 heterocyclic_compoundp4 heterosexualrs hexachloropheneWc hexameterLS
hexanep3 hi_fieY hiatush7 hibachieh hibiscusmp hickrs hickorygs hiddeniteGC hidenP hideawayjN hideouttz hidingt6
hiding_placetz hierarchyt6 hieraticLL hieratic_scriptLL hieroglyphLL hieroglyphicLL highcm high_angle_gunCg
high_explosiveBQ high_geareg high_reliefHc high_risekc high_societyrs highballSR highboardtU highboybv highbrowrs
highchairM6 highlandhh highlighterfY highroadi5 highwayi5 highway_systemtz highwaymanrs hijabRH hijackerrs hiket6
hikerrs hillWk hillbillyrs hillockhh hillsidetz hilltoptz hiltMJ hindsH hindquarterV2 hindrancetr hindshankV2 hingetc
hinnyZ7 hinterlandtz hiplK hip_padRN hipboneYS hipflaskb6 hippiesrs hipposH hippopotamussH hippyrs hirerk hired_gunrs
hired_handrs hissingt6 histaminep4 histamine_blockerWc histidinep4 histologistrs historianrs historiographyLF
historyt6 hitV5 hitcher hitchhikerrs hitching_posttz hitchrackgf hitterrs hittingt6 hivea6 hoagieV2 hoagyV2 hoarp9
hoarderrs hoardingLW hoarfrostp9 hobCp hobbleEJ hobbyXL hobbyhorseXb hobgoblinsP hobnailgd hockSI hockeyt6
hockey_stickXs hodb6 hodometergd hodoscopegd hoeDK hoecakeV2 hogrG hog_peanuthf hogsheadbJ hoistee holdLb holdallb6
holderqL holdfastgd holdingt6 holding_patternif holdoutrZ holdoverrk holeit holidayt6 hollandaiseV2 holleriU hollowim
hollowaretU hollowwaretU hollyhg hollyhockmp hologramHf holographGm holsterP2 holytz holy_of_holiestv holy_waterSO
holystonep4 homburgRN homeWz home_appliancecV home_baseXe home_courttz home_officekc home_plateXs homeboundrs
homebrewSR homelandtz homelessrs homeownerrs homerry homespunPk homesteadkC homestead_lawLU homesteaderrs hometowntz
homeworkt6 homing_deviceeg hominidsH hominyV2 hommosV2 homorT homogenatep4 homosexualrs homunculusrs honetU honestylx
honeyVW honey_locusthg honey_planthf honeybeesH honeycombtz honeydewVx honeysucklemp honkernU honky_tonkjs honkytonkkc
honorIG honorary_degreeIR honoreers honoringt6 honourIA honoursIR honours_degreeIR hoochSR hoodPx hooded_cloakRN
hoodooHr hoofoG hookcf hookahti hookerrs hooksoG hookuptc hookwormsE hoopW1 hoopoesH hoopskirtRN hootchSR hopg4 hopeql
hopefulrs hoperrs hopperbC hopshf hopsackPk hopsackingPk horders horehoundUZ horizont6 horizontalt6 horizontal_barXs
horizontal_sectiontU horizontal_surfacetz hormoneoY hornEt horn_flysH hornbeamhg hornbookLS horned_screamersH hornetsH
hornpipeEi horologeec horrort3 hors_d'oeuvreV2 horseWs horse_chestnuthU horse_drawn_vehicleZ8 horse_traili5
horsebackn4 horseback_riderrs horsebeanmt horseboxZ8 horsecarZ8 horseclothtc horsefleshV2 horsehairOt horsemanrs
horsemeatV2 horsemintmp horsepondku horseradishTo horseradish_rootms horseshoeXd horseshoe_crabsH horseshoe_vetchmp
horsetailmp horsewhipgd horticulturistrs hoseRA hosepipetL hosieryRN hospitalkc hospital_wardkc hostrj hostagers
hostelkc hostellerrs hostelrykc hostessrs hostilet6 hostilitiest6 hostilityt6 hot_dogVB hot_rodZ8 hot_seatgW
hot_springku hot_water_heaterbw hot_water_tankbw hotbedtv hotcakeV2 hotchpotchVE hotdogVB hotelkc hotelierrs
hotelmanrs hotplatecV hotpotV2 hotshotrs houdahM7 houherehg hoummosV2 houndqu hourt6 hourglassec hourst6 housekK
house_of_cardstv house_of_prostitutionkc house_of_worshipkc house_organLS house_trailerZ8 houseboatZ8 housebreakerrs
housecoatRN houseflysH householdt6 householderrs housekeeperrs houselightsAe houseplantmp housetoptz housewifers
housewreckerrs housingkL housing_developmenttz hovelkc hovercraftZ8 howdahM7 howitzerCg howlerr7 hoyZ8 hoyahf
huamachilhg huaracheRN huarachesRN hubsk hubcaptU huckPk huckabackPk huckleberryTq hucksterrs huddleq1 huet6
huisachehg huitreV2 hulkZM hullsW humansH human_beingsH human_beingssG human_racesG human_wastep4 humanistrs
humanitarianrs humanityr2 humankindsG humanoided humanssG humdingerrs humectantp3 humerusYS humidifiercV humidityt6
hummingbirdsH hummockhh hummusV2 humoroi humoristrs humouroJ humousV2 humpbackqr humusUi hundredt6
hundred_dollar_billFh hungert6 hunkrk huntt6 hunterca huntingt6 hunting_groundtp hunting_knifeDB huntsmanrs hurdletx
hurdy_gurdyE5 hurlt6 hurlerrs hurricanelH hurricane_decktz hurryt6 hurtt6 husbandrs hushpuppyV2 huskpl huskysH hutkc
hutchbU hutmentkc hyacinthlf hyacinth_beanhf hyalinep4 hyaloplasmp3 hybridt4 hydantoinWc hydathodei5 hydrar9
hydralazineWc hydrangeamp hydrantL1 hydratep4 hydraulic_pressef hydraulic_systemeg hydraulic_transmissioneg
hydraulic_transmission_systemeg hydrazinep3 hydrazoic_acidBX hydridep4 hydrocarbonp4 hydrochloridep4
hydrochlorothiazidep3 hydrocortisoneoY hydrofoilY7 hydrogenp0 hydroidsH hydrolysist6 hydromelSR hydrometergd
hydromorphoneWc hydrophytemp hydroplaneZ8 hydroxidep4 hydroxychloroquineWc hydroxylt6 hydroxytetracyclineWc
hydroxyzineWc hydrozoansH hyenasH hygrodeikgd hygrometergd hygroscopegd hymeniumms hymnt6 hymnalLS hymnaryLS
hymnbookLS hyoidYS hyoscyamineWb hypercatalecticLS hypercoastereg hypersensitivityt6 hypertensiont6 hypertextLS
hypertrophyt6 hyphap4 hypnosist6 hypnoticp3 hypnotistrs hypofq hypobasidiumms hypochloritep4 hypocriters hypodermicgd
hypodermic_needlegf hypostasissK hypothalamusoG hypothesist6 hypotheticalt6 hypsometergd hyraxsH hysonV2 hyssopUZ
hysteriat6 hysterosalpingogramHf

iambicLS ibissH ibuprofenWc icacoTh iceFk ice_captz ice_chestbu ice_creamV2 ice_lollyV2 ice_machinebu ice_masstz
ice_packbo ice_waterSP icebergUo iceboatZ8 iceboxbu icebreakerZ4 icecreamV2 icepickgf icetrayNp ichneumonsH ichoroO
ichthyosaursH iciclep9 icingtT iconHP iconoclastrs iconographyHd iconoscopeeh ideat6 idealrP ideal_gasp0 idealistrs
identificationt6 identityt6 ideographyLL ideologistrs ideologyt6 idesiahg idiomt6 idiotrs idlet6 idlerrs idolHM
idolaterrs idylKh idyllJx igneous_rockp4 igniterAM ignitionAj ignition_systemeg ignitorAM ignoramusrs ignorancet6
iguanodonsH ikonHd ilamaTh ilang_ilangBF ileumoG iliumYS illt6 illegitimaters illiteraters illnesst6 illuminantBY
illuminationGP illusiont6 illustrations8 illustratorrs ilmenitep4 imageG5 imageryt6 imaginaryt6 imaginary_beingsR
imaginary_creaturesR imaginationt6 imamrs imbaubahg imbecilers imbricationtU imipramineWc imitationtJ imitatorrs
immigrantrs immigrant_classrs immortalrb immuners immune_carrierrs immunityt6 immunogenp3 immunoglobulinp4
immunologistrs immunologyt6 immunosuppressantWc immunosuppressiveWc immunosuppressive_drugWc immunosuppressorWc impqo
impactt6 impairmentt6 impasseiK impeachmentLU impedimenttv impellereg imperativet6 imperfectt6 imperialbI
imperialistrs implanttc implementgf implicationt6 importqe importancet6 importerrs impossiblet6 imposterrs impostorrs
impregnationpY impresariors impresst6 impressionIq impressionistrs imprisonmentt6 improvementt6 improvisationtR
impulset6 impuritypn int6 inabilityt6 inactivityt6 inadequacyt6 incandescencetx incarnationrk incendiaryB4 incensepw
incentivet6 incht6 incidentt6 incidentalt6 incisiont6 incisorYS inclinationt6 inclinefv inclined_faulti5
inclined_planega inclinometergd inclosureLH incomet6 incomingt6 incompetencet6 incompetentrs incorporationt6
increaset6 incubatortc incubusqT incumbentrs incurablers incusYS indenep4 indentLH indentationt6 indentureK1
independencet6 independentrs indexJH indicationt6 indicativet6 indicatortJ indictmentLH indifferencet6 indigolr
indinavirWc individualre individualistrs individualityt6 indomethacinWc indrissH inducingt6 inductanceeE inductiont6
induction_coileh inductoreh indulgencet6 indulgingt6 industrial_plantkc industrialistrs industryt6 indwellerrQ
inebriantSR inert_gasp0 inevitablet6 infantrs infantryt6 infantrymanrs infectiont6 inferencet6 inferiorrk
inferior_courtrs infernalrs infernoAk infestationt6 infieldtz infielderrs infinitet6 infirmarykc inflammationt6
inflatereb inflationt6 inflatoreb inflectiont6 inflorescencemC influencet6 influenzat6 informantrs informationt6
informerrs infotainmenttU infraredt6 infrared_lampeh infusionpU ingahg ingestaV2 ingestiont6 ingottU ingredientTR
inhabitantrs inhalantWN inhalationWL inhalatorao inhalerb6 inheritancet6 inhibitiont6 inhibitorp3 initialt6 initiaters
initiationt6 initiativet6 initiatorrs injectionor injectortc injunctionKk injured_partyrs injuryt6 injusticet6 inkoY
inkberryhg inkletU inkpadtU inkpotb6 inkstandNX inkwellb6 inlaytg inleths inmaters innkc inningt6 innkeeperrs
innocencet6 innocentrs innovationtQ inorganic_compoundp4 inosinep4 inositolV2 inputt5 input_deviceeh inquiryt6
inquisitiont6 inquisitorrs insanityt6 inscriptionLL insectqE insecticidep4 insertKN insertiont6 insetG7 insidet6
insiderrs insightt6 insigniat6 insolventrs insomniacrs inspectiont6 inspectorrs inspirationtI installationtu
installmentJc instalmentKK instancet6 instantt6 instepnm instigatorrs instillationoN instillatortc instinctt6
institutionkC instructiont6 instructionsLS instructorrs instrumentgI instrument_of_executiongd
instrument_of_punishmentgd instrument_of_torturegd instrument_panelME instrumentalistrs instrumentationtZ insulanttU
insulations8 insulatorp4 insulinoY insultt6 insuranceKk insurance_agentrs insurance_policyLU insuredrs insurgentrs
insurrectionistrs intaglioGU intakeiK intangiblet6 integert6 integralt6 integrationt6 integratorgd integrityt6
intellectqS intellectualrs intelligencet6 intelligentsiars intensifiert6 intensityt6 intensivet6 intentt6 intentiont6
interactiont6 interceptorZ8 interchangetx intercourset6 interdictKk interdictionKk interestt6 interfacedG
interferencetk interferometergd interferonWc interiort6 interior_doorMf interleafLV interlocktZ interlockingt6
interlocutorrs intermediaryrs intermediatep4 intermixtureVc internrs internal_secretionoY international_watersku
interners interpretationt6 interpreterrs interpretingt6 interruptt6 interruptertc interruptiont6 intersectioniU
interstatei5 intersticeiZ interstitial_fluidoY interstitial_tissuemo intervalt6 interventiont6 interviewt6
interviewerrs intestinal_juiceoY intestineoG intimacyt6 intimaters intolerancet6 intoxicantSD intoxicationt6
intracellular_fluidoY intrenchmentkc introductionKk introvertrs intruderrs intuitiont6 inulamp invaderrs invalidrs
invalidatorrs invasiont6 inventiontI inventorrs inventoryKg inverset6 inversionlD invertebratesH invertertc
investigationt6 investigatorrs investmentt6 investorrs invitationLU inviteLU invoiceLU involvementt6 iodidep4 iodineWB
iodocompoundp4 iodoformWO iodoproteinp4 iodothyroninep4 iodotyrosinep4 iontA ionization_chambergd ionospheret6
ipecacWc iproclozideWc iridiump3 irisdU ironXI iron_bluepJ iron_collargd iron_disulfidep4 ironcladZ8 ironingRH
ironmongerkA ironmongerytU ironsEP ironwaretc ironwoodhP ironworktU ironworkerrs ironyt6 irrationalt6 irredentatz
irregularrL irrigationt6 irritabilityt6 irritationt6 ischiumYS isinglassp4 islandtz islayhg isoagglutininp4
isobutylenep0 isocarboxazidWc isocyanatep4 isolationt6 isolationistrs isomerp4 isoniazidWc isopodsH
isopropyl_alcoholoY isoproterenolWc isosorbideWc isotonic_solutionp3 isotopep3 issueJw issuingt6 isthmusnc italicLK
itcht6 itch_mitesH itchingt6 itemsg itinerantrs itineraryJM ivamp ivorypn ivory_blackp4 ivyhf ixodidsH izarRN

jaboncillohg jabottg jaboticabaTh jacarandahg jackS0 jack_beanhf jack_in_the_pulpitmp jack_planeDB jackalsH jackassY4
jackbootRN jackdawsH jacketOC jackfruitTh jackhammerea jackknifeC5 jacklightAe jackrabbitsH jackscrewgf jackstonesXk
jackstrawtU jaconetPk jacquardPk jadeF2 jadeitep4 jadestoneGC jaegersH jagiI jaggeryp4 jaguahg jaguarsH jailkc
jailerrs jakVx jalapenoUZ jalopyZ8 jalousieMc jamVq jambtz jambalayaV2 jambeautU jambonV2 jambosahg jamjarb6 jammereh
jammiesRN jampanZ8 jampotb6 janissaryrs janitorrs japantU jarbn jargonoz jasminemp jasperGC jaundicet6 javaSR
javelinB9 jawYN jawboneYS jawbreakerVu jawless_fishsH jaysH jazzt6 jealousyt6 jeanPk jeansRN jeepZ8 jellabaRN jelloVz
jellyV2 jellyfishsH jellyrollV2 jemmyMH jennetZ7 jennyZ7 jerboasH jerkSu jerkinRN jerkyV2 jeroboamb6 jerseyOU
jessaminemp jesterrs jetAz jet_streamlH jetlinerZ8 jewelF7 jeweled_headdressGA jewelerrs jeweler's_glassgd jewelleryGA
jewelryGA jewfishsH jezebelrs jibPk jibboomgf jigtR jiggera2 jiggermastgf jigsawC8 jihadt6 jiltrs jimdandyrn
jimhickeyrn jimmiesV2 jimmyMH jingleKh jinnisR jinrikishaZ8 jitneyZ8 jobss jockQm jockeyrq jockstrapRN jocotehg
jodhpurRN jodhpursRN jogglegW johnjl johnnycakeV2 joint6 joinerrs joinerytZ joiningt6 jointSj jointerDB
jointer_planeDB joisttz joket6 jokerIy jollyZi jonahrs jonquilmp jookVP jorumb6 jossHd jotLK jotterLS jottingLL
journalLT journalismLT journalistrs journeyt6 jowlYO joyt6 joystickMG judasi5 judgers judgementKm judgingt6 judgmentJE
jugbp jugglerrs jugularn5 juiceVu juicerft jujuH4 jujubeU9 jukeboxef julepSR julienneV2 jumbalV2 jumbleUO jumbojetZ8
jumpJc jump_seatM7 jumperQY jumpingt6 jumpsuitRN juncosH junctionsa juneberryVx junglelj juniorrs junior_classrs
juniperl7 juniper_berriesV2 junkY2 junk_mailLL junketVd junkiers junkyardtz jupatihg jupatyhg jurisdictiontr
jurisprudencet6 juristrs jurorrs juryt6 justiceql justice_of_the_peacers justiciarrs justificationt6 jutep4 juvenilers
juvenile_courtrs

kabobV2 kachinaXB kaffiyehRN kafirrs kaftanRN kahikateahg kailUZ kainitep4 kakihQ kalansuwaRN kalantashg kaleFY
kaleidoscopeXb kalianti kalmiamp kalpacRN kalumpanghg kameezRN kamikazeZz kanamycinWc kanchilsH kangaroosH
kangaroo's_pawmp kanzuRN kaolinp6 kapokhB karabinergd karakulsH kashaV2 katp3 katharometergd katydidsH kaurigs kauryhg
kavaSR kavakavaSR kawakahg kayakZ8 kazooE5 kebabV2 kedgereeV2 keelna keelboatZ8 keelsontz keent6 keepjG keeperrs
keepingt6 keepsakeIP kegbJ kennelkc kepiRN keratinp4 keratohyalinp4 keratoscopegd kerbstonetU kerchiefRN kerntU
kernelml keroseneBY kerosineBY ketaminep3 ketchZ8 ketchupV2 keteleeriahg ketembillaTh ketonep4 ketoprofenWc
ketorolacWc kettleET kettledrumE5 keurboomhg keyAA keyboardtc keyboard_instrumentE5 keycardLL keyholeAE keypadeh
khaddarPk khadiPk khakiPk khakisRN khalifahrs khankA khesarihf khimarRN khukuriCa kiaathg kiangZ7 kibbleUy kickt6
kickerrs kickingt6 kickshawV2 kicksortergd kickstandgf kidoc kidnapperrs kidneyoG kidskinp4 kileyCj killX2 killerrc
killifishsH killingt6 kilnjs kilogramt6 kiltRN kimonoRN kinrk kindt6 kindlingBO kindnesst6 kinesH kinescopeeh kingWp
king_of_beastssH king_whitingsH kingbirdsH kingboltgd kingdomtw kingfishUm kingfishersH kingletsH kingmakerrs
kingpinWy kingwoodgs kinkql kinohB kino_gump4 kinshipt6 kipperV2 kirpanCa kirschSR kirtleRN kishkeV2 kissUp kitbW
kitambillaTh kitbagRJ kitchenjs kitchen_appliancecV kitchen_rangecV kitchenettejs kitchenwaregf kiteKq kitembillaTh
kitschHd kittensH kittulhg kitulhg kiwiTd kiwi_fruitVx klaxontc klystroneh knackwurstV2 knapsackRJ knapweedmp knaveXV
knawelmp kneeOb kneecapYS kneepanYS knickerbockersRN knickersRN knickknackHu knickknackeryIP knifeBx knife_bladeDB
knightXC knight_errantrs knighthoodrs kniphofiamp knishV2 knitO8 knittingtZ knitwearRN knitworktU knobLv knobkerriegf
knobkerrygf knockt6 knockaboutZ8 knockerrf knockingt6 knockofftU knockoutrk knockout_dropsWc knockwurstV2 knollhh
knotfc knotholei5 knoutgd knowt6 know_nothingrs knowingt6 knowledget6 knuckle_dusterCj knucklesCj knucksCj kohltc
kohlrabiUZ kolahg kola_nutgx kopjehh koppiehh kosherV2 kotoE5 koumissSR kowhaihg kraftti kraitsH kremlinkc krigiamp
krillsH krisCa krummhornE5 kudusH kudzuhf kumisSR kummelSR kumquatTh kunziteGC kurcheehg kurchihg kurrajonghg kurtaRN
kvassSR kylieCj kylixb6 kymographgd

lat6 labelJT labetalolWc laborrZ laboratorytm laborerrs labourrk labyrinthnM lacp4 laceD2 lacebarkhg lacewingsH
lacewing_flysH lacewoodp7 laceworktU lachrymatorCe lacingDi lackt6 lackeyrs lacquerpL lacquerwaretU lacrimatorCe
lactasep3 lactoflavinV2 lactosep4 lacunai5 lacunartU ladrs ladderhX ladder_backM2 ladingtU ladleb6 ladyrs lady_palmhg
ladybugsH ladyfingerV2 laeliamp lagerRk lagerphoneE5 laggardrs laggingtU lagoonku lagunaku laguneku lairtz lakeks
lamars lambSt lambchopV2 lambrequinGX lambskinKA lameOx lamellar_mixturep3 lamentJx laminatetz lamivudineWc lampAc
lamphousetU lamplighttz lampposttz lampreysH lampshadetU lanceB7 lancetCy lancet_archtz lancewoodgs landqN
land_agentrs land_linetc land_masstz land_minetc landauZ8 landerZ8 landingty landing_geartF landing_placetz landlinetc
landlordrs landmasstz landownerrs landroverZ8 landscapeHA landscapingjS lanei5 langousteVZ langoustineV2 langsathg
langsethg languageJc languork4 langursH laniardEQ lanolinBD lansaVx lansatVx lansehVx lansetVx lanternAe
lantern_slideHd lanthanump3 lanyardEQ lapOJ laparoscopegd lapeltU lapidaryrs lappetnj lappingtU lapset6 laptopef
larchgs lardp4 larderVO larget6 large_whitesH largemouthsH largemouth_bassVZ largenesst6 lariatEN larksE larkspurmp
larvasH laryngoscopegd larynxoG lasagnaV2 lasagneV2 lasergd laser_beamtz lashfo lasherrs lashingDu lassrs lassoEN
lastsh last_wordKK latanierhg latanier_palmhg latchAD latchetEM latchkeyAB latchstringgf lateenPk lateralt6 latestt6
latexp4 lathtU latheef latheegf latherql lathigf latitudet6 latkeV2 latteSR latticeiV latticeworktz laudanump3
lauderrs laught6 laughtert6 lauhalahg launchZ4 launcherCL launchingt6 launching_padtz laundryRH laureaters laurelhL
laurel_wreathH9 laurelsIK laurelwoodhg lavap4 lavabob6 lavalavaRN lavaliertg lavalieretg lavallieretg lavatorycH
lavenderme laverbc lawKK law_courtrs law_degreeIR lawcourtrs lawmakerrs lawmanrs lawnjs lawrenciump3 lawsuitt6
lawyerrs laxativeWc layKh layerrt layer_cakeV2 layettetc layingt6 laymanrs lazuliGC leadI9 lead_glassp7 lead_inDf
leaderrf leadershipt6 leadingtZ leadwortmp leafI7 leaf_bladems leaf_lettuceUZ leaf_minersH leaf_nosed_batsH
leafhoppersH leafletJQ leafstalkms leaguet6 leakit leant6 lean_totU leapt6 leapingt6 learnerrs learningt6 leaseKm
leashte leastt6 leatherp4 leather_stripgf leatherbacksH leatherettePk leatherleafmp leatherwoodmp leatherworktU
leavet6 leavenpk leaveningoz leavingt6 lecanopterismp lecanoramn lechatelieritep7 lecherrs lecithinp3 lecternNr
lectorrs lecturet6 lecturerrs ledeLS lederhosenRN ledgehh ledgerLT leet6 leechqZ leecheeVx leekUZ leesp2 leewardt6
leftnF left_handerrs lefteye_floundersH leftfieldty leftistrs leftoversV2 leftyrs legSo leg_of_lambV2
legal_instrumentLU legal_opinionLU legaters legateers legendLS legendary_creaturesR legerLT leggingRN leghornRN
legingRN legionqS legislationt6 legislative_assemblyrs legislative_bodyrs legislative_councilrs legislatorrs
legislaturers legumeSe leguminous_planthf leimv leistergf leisuret6 leisure_wearRN lekvarV2 lemanderinhg lemmaJb
lemmingsH lemonVK lemon_peelUh lemonadeSR lemongrassBJ lemonwoodgs lemursH lenderrs lendingt6 lengtht6 lenitiveWc
lenscg lens_systemgd lensegd lenticeli5 lentigotg lentilU1 lentil_planthf leonet6 leopardpS leotardRN leotardsRN
lepidobotryshg lepidocrocitep4 lepidolitep4 lepiotamn leprosyt6 lesbianrs lesiont6 lesseers lessont6 lett6 letterK3
letter_of_creditLT letter_of_intentLU letter_securityLU lettercardLL letterheadLV letteringLL lettermanrs
letterpressLL lettingt6 lettuceFS leucinep4 leucothoemp leukemiat6 leukocytest levelsT leverMC leveraget6 leviathansM
levisRN levulosep4 levyt6 lexicographerrs lexiconJx liabilityt6 lianahf liarrs liberalrs liberationt6 libertarianrs
libertiners libertyt6 librarianrs libraryas library_catalogLL librettistrs librettoLS licenceJy licenseK4 licheeTh
lichenmG lichgateMf lichiVx lickpT licoriceUZ lidOS lidargd liet6 liebfraumilchSR liegers liege_subjectrs liennp
lieutenantrs lifeqS life_buoytU life_jackettU life_preservertU life_supporttc life_vesttU lifebloodoU lifeboatZ8
lifeguardrs lifelineD0 lifesaverrL lifestylet6 lifetimet6 liftYV lifterrs liftgateMf lifting_deviceee ligamentDw
ligatureDo lightAP light_beamtz light_bulbAe light_creamV2 light_sourceAe lightbulbAe lighterAH lighthousekc
lightingtS lighting_fixtureAf lightnesst6 lightninglF lightshipZ8 lightweightrs lightwoodhg ligninp4 ligniteBX
lignumms lignum_vitaegs liket6 likelihoodt6 likenessG5 likingt6 lilacmp liliaceous_plantmp lilliputianrs lilymp
lilyturfmp limanku limblY limberZ8 limbersi5 limeSc limeadeSR limelightAX limerickLS limestonep4 limewaterSO limitt6
limitationt6 limitedZ8 limitereh limitingt6 limningtU limoZ8 limonitep4 limousineZ8 limpt6 limpaV2 limpetVZ limpkinsH
linacgd linaloolBT linchpinf7 lincomycinWc lindanep4 lindengo lineDV line_of_businesstZ line_of_defensekN
line_of_fireiw line_of_poetryLS linear_acceleratorgd linebackerrq linecutHE linemanrs linenJI linerOH lineupLK lingmN
lingcodVZ lingerieRN lingonberryUb linguicaV2 linguineV2 linguiniV2 linguistrs linguistic_atlasLS linguisticst6
linimentWc liningOg linkf7 linkstz linkupgd linotU linocutHF linoleumtU linseedmu linstockgf lintOe linteltz lionqZ
lion's_footmp liplL liparismp lipasep3 lipidp4 lipogramLS lipoproteinp4 lipsticktc liquefied_petroleum_gasp0 liqueurSR
liquidoU liquid_airp1 liquid_crystaloX liquidambarhB liquidisergf liquidizergf liquorR1 liquor_storekc liquoriceUZ
lisinoprilWc lisleDg listLL listenerrs listeningt6 listerft listingLK litt6 litcheeVx litchiTh litert6 literalt6
literary_compositionLS literary_workLS literaters literatureLF lithiump3 lithoglypticsHc lithographHF lithographerrs
lithographyLK lithopsmp litigantrs litigationt6 litmusp4 litmus_testpn litterYZ litterbinb6 littlet6 littleneckVZ
littoraltz liturgyt6 live_oakhg live_wirers livelihoodt6 livelinesst6 livelongmp liverUd liver_flukesH liverwortmn
liverwurstV2 liveryQ9 livestocksH livingq1 living_accommodationskc living_stonemp living_willLU lizasH lizardqZ
llamasH loadtR loaderrs loadingtQ loadstonetc loafV2 loamp6 loant6 loanerZO loasamp lobbyjk lobbyistrs lobelZ
lobeliamp loblollyV2 lobscouseV2 lobscuseV2 lobsterVZ lobster_tailV2 localZy localetz localitytz locationt6 lochku
lockAC lockboxb6 lockeraA locketb6 lockingt6 locknuttU lockringgd lockstitchtU lockupkb locomotiont6 locomotiveZ8
locoweedhO locustw locustgm lodestonetc lodgekR lodgepolehg lodgerrs lodgingkb lodging_housekc lodgingskc loftjn logIj
log_cabinkc log_lineEQ loganberryUb logarithmt6 loggerrs loggerheadrT logict6 logic_elementeh logic_gateeh logicianrs
logwoodgs loinVm loin_of_lambV2 loinclothRN lollipopV2 lollyFT lomatiamp lomentmu lomustineWc lone_wolfrs
long_distancetc long_ironXs long_shotq1 long_staple_cottonp4 longanhg longanberryTh longbeardb6 longboatZ8 longbowCj
longerrs longhandLL longingt6 longitudet6 longlegssH longshoremanrs longshotHf longyiPk lontarhg loofahhA lookt6
look_alikers lookingt6 lookoutrN loomef loonrT loopf9 loop_knotgd loopersH loopholeie loosestrifemp lootFV lopperDB
loquatTh lorazepamWb lorchelmn lordrs lorgnetteRK lorikeetsH lorryZ8 loserrs losst6 lossest6 lostrs lost_and_foundb8
lotto lotab6 lotionV8 lotst6 lotteryt6 lotusmp loudnesst6 loudspeakereh loudspeaker_systemeh loughku loungeMv
loungerMl loungewearRN loupegd louseqE louvertU louvretU lovageUZ lovastatinWc loveql loved_oners lovelyrs loverrs
loveseatM5 lowdT low_reliefHc lowboybv lowbrowrs lowerNM lower_classrs lower_courtrs lowercaset6 loweringt6 lowlandtz
loxV2 loxapineWc loyalistrs loyaltyt6 lozengeUu lubricantp3 luciferAb luciferinp4 luckt6 lucreFe lucubrationLF luffahA
lugO4 lugeZ8 luggageb6 luggage_carriertz luggage_compartmentjs luggerZ8 lugsailPk lugwormsH lullk0 lumberWh
lumberjackQm luminaryrs luminescencety lummoxrs lumpq1 lumpfishsH lunar_moduleZ8 lunaticrs lunchV2 luncheonV2
lunchroomkc lunetteiM lungoG lungenhg lungfishsH lungiPk lungyiPk lunkheadrs lunulano lupinmp lupinemp lures9 lushrs
lustert6 lusterwaregf luteEp lutefiskV2 luteinp3 lutenistrs lutfiskV2 lutingp4 luxuryt6 luxury_linerZ8 lycheeVx
lychgateMf lychnismp lyep4 lygaeidsH lyingt6 lymphoY lymphangiogramHf lynchpinf7 lynxsH lypressinWc lyreE5 lyricLS
lyricistrs lysergic_acid_diethylamidep3 lysinep4 lysist6

mars ma'amrs macRN macadamtN macadamiahg macambahg macaquesH macaroniUj macaroonV2 maceUN macedoineV2 macheteCa
machined3 machine_toolef machineryeT machinistrs machmetergd machors macintoshO1 mackRN mackerelVZ mackinawOB
mackintoshO1 mackleLS maconSR maconnaisSR macramePk macrozamiamp maculanE maculationte maculetg madamrs madamers
madcaprs maddermp madia_oilp4 madmanrs madrasPk madrileneV2 madronamp maestrors mafiat6 mafiosors magLT magazineJ6
magentat6 maggotsH magict6 magic_bulletWc magicianrs magistraters magmap4 magnaters magnesitep4 magnesiump3 magnette
magnetic_disktc magnetic_storagetc magnetismt6 magnetitep4 magnetoef magnetographgd magnetometergd magnetroneh
magnificationGq magnifiergd magnifying_glassgd magnitudet6 magnoliahJ magnumb6 magpiequ magueymp maharajars mahatmars
mahimahiVZ mahlstickgf mahoganygo maidrs maidenrq maidenhairmp maigresH mailJ4 mail_orderLU mailbagb6 mailboatZ8
mailboxb5 maildropb8 mailerai maillotRN mailmanrs mailsorteref maimedrs mainko main_courseOV main_decktz main_dragi5
mainframeef mainlandtz mainmastgf mainsailPk mainsheetEQ mainspringtc maintenancet6 maiolicagf maitre_d'rs maizeme
majolicagf majorrq major_suitXu majoretters majorityt6 majority_opinionLU maket6 makerrq makeuptZ makeweighttL
makingt5 makosH malaccafm malachitep4 malarYS malariat6 maleq5 maleateWc malfeasantrs malfunctiont6
malheur_wire_lettucemp malicet6 mallii mallardsH malleehg malletgf malleusYS mallowmp malmseySR maltRn malvasiahf
mamars mambasH mameyTh mammam7 mammalsH mammaliansH mammeeTh mammillariamp mammogramHf mammothsH mamoncillohg manrm
man_about_townrs man_in_the_streetrs man_jackrs man_of_actionrs man_of_affairsrs man_of_lettersrs man_of_meansrs
man_of_warZ1 manacleEP managementt6 managerrs manakinGv mandalatg mandamusLU mandarinSd mandarin_orangeTh mandateLG
mandatoryrX mandibleYS mandibulaYS mandolaE5 mandolinE5 mandrakemr mandrelgf mandrilgf mandrillsH maneoI maneuvert6
mangaLS mangabeysH manganatep4 manganesep3 mangerb6 manglecV manglietiahg mangoTh mangonelgd mangosteenTh mangrovehg
manhattanSR manholei5 maniacrs manicottiV2 manicuristrs manifestLU manifestationt6 manifoldIs manikinGg manilaLV
manillaLV manipulationt6 maniraptorsH mankindsG mannaUg mannequinG3 mannert6 mannerst6 mannikinGg manometergd manorkb
manor_housekc manroothf mansardtz mansekc manservantrs mansionkN mantaPK mantelNs manteletQf mantelpieceNs mantillaRN
mantissH mantis_shrimpsH mantleNO mantlepieceNs mantraKh mantrapfO mantuaRN manualLF manubriumYS manufacturet6
manufacturerrP manufacturingt6 manurep4 manuscriptLT manzanitamp mapLV map_projectiontU maplegs maple_sugarp4 marasH
maraboung maracaE5 marangTh marantamp marascagx marasca_cherryhg maraschinoR3 marathont6 marauderrs marbleGF
marblewoodhg marcSR marchtk marchingt6 marching_ordertc marchpaneV2 mareZ2 margarinUh margarineV2 margaritaSR margeV2
margint6 marginaliaLL margosahg marigoldmp marijuanamK marimbaE5 marinadeV2 marinaraV2 mariners marine_minetc
marine_turtlesH marinerrs marionetteHe mariposamp marjoramUZ markt6 markeret marketj9 market_placekW market_squarekc
marketingt6 marketplacekM markingtS marksmanrs marlp6 marlinsH marlineEN marlinespikegf marlingspikegf marlinspikegf
marmaladeV2 marmalade_bushmp marmiteUx marmosetsH marmotsH marocainPk maroonA7 marqueekQ marquessrs marqueterietg
marquetrytg marquisrs marrihg marriaget6 marriage_settlementLU marriedrs marrowTY marrowboneYS marseillePk marshtz
marsh_eldermp marsh_plantmp marshalrs marshallrs marshalling_yardtz marshlandtz marshmallowV2 marsupialsH
marsupial_molesH martensH martensitep3 martinsH martingalefY martiniSR martyniamp martyrrs marumihg marupahg
marzipanV2 mascaratc mascarponeV2 masculinet6 masdevalliamp masereh mashpL masherft mashieXs maskQ4 masonrs masonryty
masqueradeQX masquerade_partyrs masst5 mass_rapid_transittz massacret6 massaget6 massage_parlorkc massagerrs massest6
masseurrs massiftz mastgE mastabakc masterrf master's_degreeIR master_cylinderjs master_of_ceremoniesrs mastermindrs
masterpiecetQ masteryt6 mastheadK5 masticlf mastic_treemp mastiffsH mastodonsH masturbatorrs matOp matadorrs mataihg
matchAW matchboardtU matchbooktU matchboxb6 matchetCa matchlockCj matchmakerrs matchstickgf matchwoodp4 materE
mateloteV2 materrs materialOc materialistrs materieltc matht6 mathematicianrs mathematicst6 matingt6 matriarchrs
matrixaF matronrs mattepk matteroz mattingtM mattockC6 mattressNN maturityt6 matzahV2 matzoV2 matzohV2 maulgf maulerrs
maulstickgf mausoleumjr mauvet6 maverickrT maxp3 maxiRN maxillaYS maxillariamp maxillaryYS maximumt6 maymp mayenghg
mayflowermp mayflysH mayoV2 mayonnaiseV2 mayorrs maypophf mazerb6 mazzardhg meadSR meadowtz meadow_ruemp meadowlarksH
mealV2 mealiemu meant6 meaningt6 meanstS measureJe measurementt6 measuringt6 measuring_systemgd meatVh meat_grindereT
meat_housekc meat_marketkc meatballV2 meatloafV2 mebendazoleWc meccatz mechanicrs mechanical_deviceeg
mechanical_pressef mechanismct meclizineWc meclofenamateWc medalIR medallionFX meddlerrs mediant6 mediatorrs medicmM
medicalt6 medical_dressingPj medicamentWc medicationWY medicinal_drugWc medicineWP medinatz mediocrityq1 meditationt6
mediumTS medlarTh medullalX medusasH medusoidsH meerkatsH meerschaumpN meett6 meetingrk meeting_placetz mefloquineWc
megabucksFf megalithkc megalopolistz megaphoneE5 megapodesH megasporems meihg meiosist6 melaminep4 melancholicrs
melancholyoL melaninp4 melatoninoY melodyt6 melonVM melphalanWc meltt6 meltingt6 melting_potak meltwaterSO memberm5
membershipt6 membranenD membranophoneE5 memoLL memoirKH memorandaLL memorandumLL memorialj3 memorys9 men'sjs
menadioneV2 mendtZ mendeleviump3 mendicantrs mendingRH menhadensH menialrs meningesoG meningitist6 meniscusfn
menopauset6 menorahtc menstrual_flowoY menstruationt6 mental_casers mental_institutionkc mentholWO mentionHo mentorrs
menuKo mepacrineWc mephenytoinWc mephobarbitalWc meprobamateWc merbromineWc mercantile_establishmentkc
mercaptopurineWc mercenaryrs mercerrs merchandisetU merchantrs merchant_marineZi merchantmanZ8 mercurypt mercyt6
mereku mergansersH mergert6 meridiant6 meringuetg merinosH meritt6 merlesH mermaidsR merry_go_roundeB merrymakerrs
mesahh mescalRu mescalinep3 meshOI meshingOs meshworkPh mesohippusZ7 mesophytemp mesquitemp messUT mess_halljs
messageLK messengerrs messiahrs mestranoloY metabolismt6 metabolitep3 metacarpalYS metalp3 metal_screwgd metal_woodXs
metallicDg metallic_elementp3 metallurgistrs metalwaretU metalworktZ metamorphic_rockp4 metamorphosist6 metaphort6
metaproterenolWc metasequoiahg metatarsalYS meteorsw meteor_streamlH meteorologyt6 meterfz meterstickgd metforminWc
methacholineWc methadonep3 methanep0 methanolBU methapyrileneWc methaqualoneWc metharbitalWc metheglinSR methenamineWc
methicillinWc methodt6 method_of_accountingLT methotrexateWc methyl_alcoholBU methylated_spiritoY methyldopaWc
methylenedioxymethamphetaminep3 metoprololWc metrestickgd metrict6 metronidazoleWc metronometc metropolisqP
metropolitanrs mewsi5 mexiletineWc mezereonmp mezuzaLS mezuzahLS mezzaninejU mezzotintHd miceh micap4 microbalancegd
microbiologistrs microchiptc microcircuiteh microcomputeref microdotHf microfichetc microfilmtc microfloramp
microgliamo micrometerf7 micronutrientV2 microphoneeh microphotometergd microprocessortc micropylei5 microscopegd
microscopistrs microscopyt6 microsporems microtomegd microwavecG microwave_ovencV midazolamWb middlenI middle_classrs
middlebreakergf middleweightrs middlingtU middyRN midironXs midlinet6 midnightt6 midnight_sunlH midribms midshipmanrs
midwaytz midwifers mightt6 mignonettemp migrantrs migrationql mihrabtW mikeeh mildewmG mildnesslD milet6 mileometergd
milerrQ milfoilmp militantrs militaryt6 military_attachers military_courtrs military_headquarterstz
military_installationtz military_personnelrP military_posttz military_vehicleZ8 militiat6 militiamanrs milkR9
milk_chocolateV2 milkwagonZ8 milkweedmp milkwortmp millc7 mill_wheelga millboardLV millenarianrs millenniumt6 millerdi
milleritep4 milletUZ millettiahg milliammetergd millinerrs millineryQf milliont6 millionairers millipedesH
millivoltmetergd millpondku millracei5 millruni5 millstonetR millwheelga millworktU milomp milometergd miltVU mimerk
mimeotc mimeographtc mimesisJE mimicrs mimosaRY minaretkc minceV2 mincemeatV2 mincergf mindql minderrs mineiS
minelayerZ8 minerrs mineralp4 mineral_waterSP mineshafti5 minestroneV2 minesweeperZ8 miniRN miniatureG6 minibarNr
minibikeZ8 minibusZ8 minicabZ8 minicarZ8 minicomputeref minimalistrs minimumt6 miningt6 miniskirtRN ministerrs
minister_of_financers minister_of_religionrs ministrantrs ministrykM minisubtc minisubmarinetc minivanZ8 minivertg
minkQW minocyclineWc minorrs minor_suitXu minorityt6 minstrelrs mintTj mintageFd minust6 minusculeKn minuteIv
minute_handtc minutesLL mioticp3 miraclet6 mireoq mirohg mirrorgX misanthropers miscellanyKh miserrs miseryt6
misfortunet6 misoV2 misogynistrs misquotationLS misquoteLS misrepresentationt6 missrk missalLS missileCc
missing_linkrs missiont6 missionaryrs missiveLU misspellingLL mistlH mistaket6 mistflowermp mistranslationLL
mistressrs miter5 miterQE miter_jointtc miterwortmp mithramycinWc mitomycinWc mitosist6 mitreQE mittXa mittenRN mixVd
mixed_drinkSR mixerRi mixingt6 mixtureUK mizenOa mizenmastgf mizzenOa mizzenmastgf moasH moati5 mobrk mobcapRN
mobileHc mocassinRN moccasinRN mochaRU mockt6 mock_orangeg6 mockerrd mockernuthg mockingbirdsH modalt6 modet6 modelqw
modelerrs modelingHO modemeh moderaters moderationt6 moderatoro4 modernrq modern_mansH modernismHV modernizationJc
modestyt6 modificationtI modifierq1 modiolusYS modulationt6 moduledS mogulrQ mohairPk moirePk moistenertc moisturet6
mojarrasH mokeZ7 molarYS molassesV2 moldSX moldboardga moldingGQ moleTv moleculeor molehillhh moleskinPk molesterrs
molindoneWc mollehg molluscsH mollusksH mollycoddlers molochsH molybdenump3 momrs mombinTh momentt6 momentumt6 mommyrs
monarchrd monarchyt6 monardamp monasterykc monasticrs monastic_habitRN monazitep4 moneyFg money_orderLU moneybagb6
moneymakerrq monggoTp mongoloidrs mongoosesH mongrelr0 moniliamn monitionJy monitordl monkrs monkeyqE monkey_breadVx
monkey_bridgetz monkeypodhg monkfishVD monoaminep4 monoamine_oxidase_inhibitorWc monocarpic_plantmp monochromeHY
monoclegd monoclonalp4 monocycleZ8 monographLS monolingualrs monolithtU monologistrs monologueJc monomerp4 monoplaneZ8
monopolyt6 monosaccharidep4 monosodium_glutamateV2 monotremesH monotypeGt monoxidep4 monsoonlG monsterq2 monsteraTg
monstrancebJ montageHd montht6 monthlyLS monumenti7 moodt6 moolahFh moonsj moonfishsH moonflowerhf moongTp moonlighttz
moonseedhf moonshineRy moonstoneGC moonwortmp moortz mooringDz mooring_lineEQ moosesH moosewoodhT mopgf mopboardtg
mopedZ8 moquettePk moralt6 moralet6 moralistrs moralityt6 moralst6 morasstz moraysH morceautU mordantp4 moreenPk
morelmn morelloTh morganiteGC morguekc morionRL morningt6 morning_gloryhf morning_startz moroccop4 moronrs morphemet6
morphiaWc morphineWc morphologyt6 mortalrs mortarB2 mortarboardQS mortgaget6 mortgageers morticei5 morticianrs
mortisei5 mortuarykc mosaicHS mosquekc mosquitosH mosquitofishsH mossmn mostaccioliV2 motelkc mothsH motheroc
mother's_milkVy mother_boardeh mother_countrytz mother_in_lawrs mother_of_pearlp4 motherlandtz motifte motilers
motiont6 motion_picturetU motivationt6 motivess motleyOT motoref motor_vehicleZ8 motorbikeZ8 motorboatZ8 motorbusZ8
motorcarZ8 motorcoachZ8 motorcycleZ8 motormouthrs motortruckZ8 motorwayi5 mouldGE mouldboardga mouldingGR moulini5
moundXZ mound_birdsH mountZm mountainhh mountain_ashhg mountain_climberrs mountain_ebonyhg mountain_mintmp
mountain_passiw mountain_peaktz mountain_quailsH mountain_rangetz mountain_ricemp mountain_rimump mountaineerrs
mountainsidetz mounterrs mountingtv mournerrs mourningt6 mourning_cloaksH mousecp mousepadtU mousetrapgW moussakaV2
mousseVe mouthh4 mouthpieceEc mouthwashp3 moutonV2 movablet6 movable_barrierMf movet6 movementt6 moverrs movietU
movie_housekc movie_starrs moviegoerrs moving_picturetU mowjs mowergf mozzarellaV2 msLS msasahg mucht6 mucinp4 muckp2
mucoidp4 mucopolysaccharidep4 mucormn mucosaoG mucunamp mucusoY mudpv mud_diggerrs mud_flattz mud_puddleku mudcatVZ
mudderZ7 mudguardtz muesliV2 muffRH muffinV2 mufflejs mufflerEv muftiQm mugad muggeers muggerrs mugshotHf mugwortmp
muishondsH mukataakc mulattors mulberryTh mulchtU muleP5 mule_driverrs mullhh mulleinmp mulleraJ mulletVD mulliganV2
mulligatawnyV2 mulliontU multi_billionairers multiplet6 multiple_startz multiplexj1 multiplexereh multiplicationt6
multiprocessoref multistage_rocketZ8 multitudeq1 multivitaminV1 mummyYE mungS5 mung_beanS5 mung_bean_planthf munggoTp
municipalityq0 munimentsLU munitionCQ muralHZ murdert6 murdererrs murinesH murphyV2 murresH muscadelSR muscadelleSR
muscadineTg muscatRS muscatelR2 muscleoE musclemanrs muscovitep4 muset6 musetteE5 museumb8 mushUs mushroomSk musict6
music_hallkb music_standNs musicaltU musical_comedytU musical_instrumentE5 musical_theatertU musicianrs muskoU
muskathf muskellungeVZ musketCj musket_ballCj muskmelonTg muskratpS muslinPk musnudM6 musselVZ mustRz mustangZ7
mustardU6 mustard_gasCe mustard_plasterPj mustelidsH mustelinesH musterrk mutantr3 mutationt1 muteEq mutineerrs
mutinyt6 mutisiamp muttonV2 muumuuRN muzzleiY muzzle_loaderCj myceliumms mycomycinWc mycotoxinWb myelinp4 myelogramHf
myofibrilp4 myofibrillap4 myoglobinp4 myosinp4 myrobalanhg myrrhp4 myrtlegv mysteryJc mystery_storyLS mysticrs
mysticismt6 mythLS mythical_beingsR mythologistrs mythologyt6

n_type_semiconductortc naanV2 nabumetoneWc nachoV2 nadololWc nafcillinWc nagZN nagamihg nagihg nailgH nailbrushgf
nailfilegf nailheadtW nainsookPk nakedwoodhg namby_pambyrs nameqS nameplatetU namerrs namest6 namesakers namingt6
nammadPf nanTw nankeenPk nannars nannyrT napDt napalmBY naperyPj naphazolineWc naphthap3 naphthalenep4 naphtholp4
naphthoquinoneV2 napkinO0 napoleonV2 nappyRN naprapathrs naproxenWc narcissusmp narco_statetz narcoticp3
narcotic_antagonistp3 nardWd narghileti nargilehti narrationJx narrativet6 narrowku narrowboatZ8 narrowingt6 nasalYF
nasopharynxoG nasturtiumUZ natatoriumi0 nationrP nationalrs national_capitaltz nationalistrs nationalityrq nativers
nativistrs naturalrZ natural_depressiontz natural_elevationhh natural_gasBY natural_glassp7 natural_springku
naturalistrs naturesg naturopathrs naumachiatU naumachytU nauseat6 nauseantWc nautilusZg naval_radartc navejs navelt6
navicularYS navigationt6 navigatorrs navyt6 nawabrs nazirs neatnesst6 nebuchadnezzarb6 nebulakw nebuliserb6
nebulizerb6 necessaryt6 necessityt6 neckTD neckbandFo neckclothRN neckerchiefRN neckingte necklaceGA necklettg
necklinei5 neckpieceRN necktieRN neckwearRN necrologyKn nectarRR nectarineTh nectaryms needt6 neederrs needleex
needlecrafttZ needlepointO8 needleworktZ needyrs neemhg nefazodoneWc negationt6 negativetJ neglectt6 negligeRN
negligeeRN negligencet6 negotiationt6 negotiatorrs negusSR neighborrn neighborhoodrA neighbourhoodqk nelfinavirWc
nematodesH nemophilamp neolithgf neomycinWc neonp3 neon_tubeAe neoplasmt6 neoprenep4 neostigmineWc nephelinep4
nephewrs nephoscopegd nephritep4 nephrolithtL nephrotoxinWb nephthytismp nepotistrs nerdrs neritidsH nerven2
nerve_agentCf nerve_gasCf nesstz nestcA nest_eggFW nesting_placetz nestlingqZ netN0 nettingPU nettlemp networkOZ
network_armyrs neurasthenicrs neurobiologistrs neurochemicalp4 neurogliamo neurolepticWc neurologistrs neurolysinWb
neuromuscular_blocking_agentWc neuronst neurosciencet6 neuroscientistrs neuroticrs neurotoxinWb neurotransmitterp4
neutralrs neutralistrs neutrontA neutron_startz nevirapineWc newbornrs newcomerrs newmarketRN newst6 news_magazineLT
news_mediaLT news_storytU newsboyrs newscastLL newsmanrs newspaperLF newspapermanrs newspersonrs newsprintLV
newsreeltU newsroomjG newtsH niacinV2 niblickXs nicadBR nichetr nickkH nickelFP nickelodeonef nicknackIP nicotineWb
nicotinic_acidV2 niecers nierembergiamp nifedipineWc nigellamp nighttk night_clubkc night_owlrs nightcapQq
nightclothesRN nightclubkc nightdressRN nightgownRN nighthawkrT nightieRN nightingalesH nightshademp nightshirtRN
nightstickgf nightwearRN nincompooprs nineXF ninepenceFh ninepinXs ninetyt6 ninjars ninonPk nintht6 niobitep4
niobiump3 nipaSR nipa_palmhg nippleO3 niqabRN nitramineBX nitratep4 nitrazepamWb nitridep4 nitrilep4 nitrobenzenep4
nitrocellulosep4 nitrochloromethaneCe nitrofuranp4 nitrofurantoinWc nitrogenp0 nitroglycerinp4 not6 nobilityrZ noblers
noble_gasp0 noblemanrs noblewomanrs nobodyrs noctuidsH nodt6 nodecn nodulem2 noggB noiset6 noisemakerE5
nolle_prosequiLL nomadrs nominalt6 nomineers nomogramtU nomographtU non_resistantrs nonagenarianrs noncomrs
nonconformistrs nondescriptrs nondriverrs nonet6 nonmetalp3 nonpareilVB nonparticipantrs nonpartisanrs
nonpasserine_birdsH nonpersonrs nonresidentrs nonsenses8 nonsmokerZO nonstarterZN nonsteroidp4 nonsteroidalp4
nonsteroidal_anti_inflammatoryWc nonsteroidal_anti_inflammatory_drugWc nontricyclicWc
nontricyclic_antidepressant_drugWc nontricyclic_drugWc nonvolatile_storagetc noodleVm nookjU noont6 noosegW
noradrenalineoW norepinephrineoW norethandroloneoY norethindroneoY norethynodreloY norgestreloY noriaga normt6
normalt6 northt6 north_south_directioniw northeastt6 northerlylH northern_lightslH northlandtz northwardt6 northwestt6
nortriptylineWc nosehk nosebagb6 nosebandEM nosegaymv nosepieceDZ nosewheelga noshV2 nostrumWc notablers notaryrs
notationt6 notchiL noteE7 note_payableLT notebookKs notecaseb6 notepadLV notepaperLV nothingt6 noticeJa noticerrs
notionsh notochordoG nougatV2 nount6 nourishmentVw novatz novelLS noveletteLS novelistrs novellaLS novicers
novilladatU novitiateq1 novobiocinWc nowt6 nozzleiq nucellusms nuclear_reactortc nucleasep3 nucleosidep4 nucleotidep4
nucleusnv nudeHT nudgerrs nudibranchsH nudistrs nuisanceq1 nukeBX nullahi5 nullityKk numberJB number_onerk numberingLL
numberplatetU numberst6 numdahPf numensR numerationt6 nunrq nun's_habitRN nunciors nursers nursemaidrs nurserrs
nurseryjs nursingt6 nursing_homekc nutl9 nutcrackerL3 nuthatchsH nuthousekc nutletmu nutmegTf nutrientVn nutrimentV2
nutritionUr nux_vomicaWc nylonOt nylonsRN nymphqB nymphalidsH nymphomaniacrs nystatinWb

oakgs oakump4 oargf oarlocktc oarsmanrs oasiskE oastjs oatTo oatcakeV2 oatht6 oatmealV2 obbligatoKh obechegs obechihg
obediencet6 obeliskty objectse object_ballXs objectiont6 objectivefT objet_d'artHd obligationJE obligatoKh obliquenp
oblongt6 oboeE5 obscuritytr observancet6 observationt6 observation_dometz observation_towertz observatorykU observerrs
obsessivers obsidianp4 obstacletu obstetricianrs obstetricst6 obstructiontx obturatortc ocarinaE5 occasiont6
occasionst6 occidenttz occiputYS occlusionk1 occultt6 occupancyt6 occupantrs occupationt6 occurrencet6 oceanku
ocean_bottomtz ocean_linerZ8 oceanic_birdsH oceanic_bonitosH oceanographerrs ocellusno ocelotsH ocheroz oconee_bellsmp
octameterLS octanep4 octantgd octaveJc octopusVZ octosyllableLS oculargd oculistrs oddityHw oddmentHq oddst6 odeLS
odometergd odontoglossummp odort6 oenomelSR oesophagoscopegd oeuvretU off_line_equipmenteh offalV2 offenderrs
offenset6 offensivet6 offert6 offeringt6 officekM officerrs officialrs offingkp offprinttU offsetI6 offspringrS
offstagetz ogeetg ogrerb ogresssR ohmmetergd oilBK oil_burnerjs oil_palmhg oilcanb6 oilclothPk oilerYk oilfieldtz
oilmanrs oilpaperLV oilrigtc oilseedmu oilskinRN oilstonetU oilstoveeh ointmentWa okapisH okraTH okra_plantmp olaLV
oldt6 old_bagrs old_countrytz old_fashionedSR old_saltrs old_schoolrs oldsterrs oleandermp oleastermp oleinp4 oleoV2
oleomargarineV2 oleoresinp4 oleoresin_capiscump4 oligodendrogliamo oliveSa olive_oilp4 olivinep4 ollaLV omeletV2
omeletteV2 omertaLL omissiont6 omnibusKV onagerY0 oncidiummp onet6 one_shotCi onionTo onion_plantmp onion_rollV2
onionskinLV onlookerrs onomasticonLS onsett6 onychophoransH onyxGC oolongV2 opalGB opentw open_air_marketkc
open_air_marketplacekc open_housers openerfK openingie openworktU opepehg operaj3 opera_glassesgd opera_housekc
operagoerrs operatic_starrs operationt6 operationst6 operativers operatorq1 ophthalmologistrs ophthalmoscopegd
opiatep3 opinionJd opiump3 opossumsH opossum_shrimpsH opponentrs opportunistrs opportunityt6 oppositeq1 oppositionql
oppressiont6 opticoG optical_crownp7 optical_crown_glassp7 optical_devicegd optical_disktc optical_glassp7 opticianrs
optimismt6 optimistrs optionK4 optometristrs orachmp oraclejz oralt6 orangeU3 orange_juiceSR orange_peelUh orangeadeSR
orangewoodp7 orationt6 oratorrs oratoryt6 orbitiv orbitertc orchardjs orchestrat6 orchidmp orchills orderJx
order_of_businessLL order_of_paymentLU ordererrs orderingt6 orderlyrs ordinalt6 ordinanceJy ordinaryYb ordnanceCi
orepw oreganoUZ oreoV2 organEl organ_pipeE5 organ_stopE5 organdiePk organdyPk organicp4 organic_compoundp4 organiserda
organismt0 organistrs organizationt6 organizerdB organophosphatep4 organophosphate_nerve_agentCf organsV2 organzaPk
orielMf orienttz orientationt6 oriflammetS origanummp origint6 originaltQ originalityt6 originatorrs oriolesH
ornamenttg ornamentalmp ornamentationtT ornithinep4 ornithischiansH ornithologistrs ornithopterZ8 orphanJC orphanagekN
orpimentp4 orrerytU orthiconeh orthoclasep4 orthodoxyt6 orthographyLL orthophosphatep4 orthopterZ8 orthoscopegd oryxsH
orzoV2 osYD oscillationt6 oscillatoreh oscillographeh oscilloscopeeh oscinesH osierhF osmiump3 osseous_tissuep4
ossicleYS ossiculumYS ossuaryb6 ostensoriumb6 ostrichrT othonnamp otologistrs otoscopegd ottarBT otterpS ottomanM6
ouncer2 ousterrZ outt6 outbacktz outboardZZ outbreakt6 outbuildingkc outburstt6 outcastrs outcomet6 outcroptL
outcroppingtL outdoorst6 outerwearRN outfalli5 outfieldtz outfielderrs outfitQc outfitterkA outflowkh outgrowthne
outlawrs outlethq outlinet6 outlookt6 outpatientrs outposttr outpouringkq outputtR output_deviceeh outriggertc
outsidet6 outside_doorMe outsiderrs outskirttz outskirtstz outtakeHf outthrusttL outturntU ouzelsH ouzoSR ovalt6
ovalbuminV2 ovarymY ovenbu ovenwareb4 overt6 overachieverrs overallRN overappraisalLU overcastlB overcastingtU
overclothesRN overcoatRC overcoatingtU overcrossingiz overdraftLU overdriveeB overestimateLH overestimationLJ
overgarmentRN overhangtz overheadGO overlaps8 overlappingtU overlaytU overlayertU overloadtU overlooktz overlordrs
overmantelNs overnighteraj overpassiz overprintHd overridetZ overseerrs overshoeRN overskirtRN overthrowt6 overtimet6
overvaluationLH ovoflavinV2 ovoidt6 ovolotg ovulationt6 ovulemf ovumst owlsH ownerrs ownershipt6 oxsH oxacillinWc
oxalatep4 oxalismp oxaprozinWc oxazepamWc oxbowty oxcartZ8 oxensH oxeyeMQ oxfordRN oxheartTh oxidantp3 oxidasep3
oxidationt6 oxidep4 oxidizerp3 oxidizing_agentp3 oxidoreductasep3 oximetergd oxlipmp oxyacetylenep3 oxyacidp4 oxygenp0
oxygen_masktc oxyhemoglobinp4 oxyphenbutazoneWc oxyphencyclimineWc oxytetracyclineWc oxytocicWc oxytocinoY oyabunrs
oysterTy ozokeritep4 ozonep0

p_n_junctiontc p_type_semiconductortc pars pabulumVu pacet6 pacemakerYf pacerZ7 pacesetterZh pachydermsH pachysandramp
pacificationJy pacifierrL pacifistrs packaz packagebb packagings9 packetIz packhorseZ7 packingpn packinghousekc
packsackRJ packsaddleM7 packthreadEQ pactLU padKb padaukhg paddingtU paddlec6 paddle_steamerZ8 paddle_wheelga
paddlefishsH paddlewheelga paddyUU padlockAF padoukhg paellaV2 paganrs pageK9 pagereh pagodakc pahauteahg pailb6
paillasseNN paint6 painkillerWc painst6 paintpp paintballbn paintboxb6 paintbrushgd painted_beautysH painterDU
paintingHD pairrB pair_of_pincersgf paisleyPk pajamaRN palrs palacei6 palankeenZ8 palanquinZ8 palashg palatet6
palatinatetz palatineX4 paletU paleolithgf paleontologistrs palettetR palette_knifegf palfreyZ7 palimpsestLU pallPC
palladiump3 palletM9 pallettetU palliasseNN palliativeWc palliumQk palmHn palmettohg palmyrahg palo_santohg palominoZ7
paloverdemp pamphletLS pamphleteerrs panaB panaceaWc panachetS pancakeV2 pancake_batterV2 pancreasoG
pancreatic_juiceoY pandasH pandanushB panderrs pandowdyV2 panetU pane_of_glasstU panelN2 panelingtU panellingtU
panfishV2 pangaCa panhandleLx panict6 panic_buttonMI paniclems pannierbm pannikinb6 panochaV2 panocheV2 panoramaHB
panpipeE5 pansymb pantQq pant_legPj pantaloonRN pantechniconZ8 pantheonkH panthersH pantieRN pantiletU pantingOz
pantographeg pantothenV0 pantryjs pantsRN pantsuitRN pantyRN pantyhoseRN panzerZ8 papUI papars papacyt6 papaiahg
papainp3 papal_bullLU papawTh papayaTh paperK2 paper_birchhg paper_clipgd paper_fastenergd paper_nautilussH
paper_tapeLV paper_trailLL paperbackLS paperboardLV paperclipgd paperknifeDB papersLU paperweighttU paprikaUZ
papyrusK7 part6 paraq1 parableLS parachutetc parachute_jumperrs parachutistrs paradet6 paradiset6 paraffinBP paragonq1
paragraphLS paragrapherrs parakeetsH parallelt6 paralysist6 paralyticrs paramagnettc paramedicrs paramedicalrs
parangDB paranoiacrs parapetkE paraphtg paraphernaliatc paraphraseLS paraphrasisLS parapsychologistrs paraquatp4
parasailtc parasiteqa parasoltU parathionp4 parcelbY parchmentLM pardnerrs pardonJy paregoricWc parenchymala parentrs
parerCx parfaitV2 parhelic_circlelH parheliontg pariahrs parishri parishionerrs parityt6 parktz parkaRN parkingt6
parking_areatz parking_lottz parking_spacetz parklandtz parkwayi5 parliamentrq parlorjs parnassiamp paroxetimeWc
parquettx parqueteriePi parquetryPi parrotqZ parsleyUZ parsnipTo parsonrs parsonagekc partt5 partialt6 partial_veilms
partialityt6 participantrs participationt6 particlepX particulart6 particulatep4 partisanBt partitionnJ partizanB5
partnerrs partnershipJc partridgeUm partridgeberryhf partstz partyrB party_favorIP parvenurs paseoi5 passhw
pass_receiverrs passageJL passagewayiq passbookLT passementerietg passengerrs passenger_vehicleZ8 passerrs passerbyrs
passerinesH passingt6 passiont6 passion_fruitVx passionflowerhf passivet6 passive_matrix_displayeh passkeyAB
passportKM passwordt6 pastt6 pastaV2 pasteSr paste_uptU pasteboardLV pasterKB pasternYS pasticheHB pastilV2 pastilleV2
pastimet6 pastisSR pastorrs pastoralK1 pastramiV2 pastryV2 pasturagemE pasturetE pasturelandtz pastyOV patassH patchOP
patchcordEP patchoulimD patchworkOn pateVu patellaYS patentLU patent_of_inventionLU paternosteree pathir pathogent6
pathologistrs pathologyt6 pathwayiZ patiencet6 patientrs patinatU patiojs patkaRN patriarchrs patriarchatetx
patricianrs patriotrs patristicsLK patrolt6 patrollerrs patrolmanrs patrologyLK patronrs patron_saintrs patronageql
patronners pattenRN patterntK pattyV2 pauperrs pauset6 pavetz paved_surfacetz pavementh6 pavingtO pavioref paviouref
pavisRL paviseRL pavlovaV2 pavoniamp pawltc pawnW9 pawnshopkc pawpawTC payt6 pay_dirtpn payablet6 paycheckLU payeers
payerrs payloadBI paymentt6 payrollLF paysheetKk payslipLT peaVJ pea_planthf peaceIq peacekeeperBt peacemakerrs
peachS8 peachwoodhg peacoatRN peacocksH peafowlsH peaktp peanutSb pearVN pearlF4 pearlitep3 pearlyYS pearly_nautilussH
peasantrs peasantryrs peatp2 peaveyMH peavyMH pebbletL pecanS4 peccarysH pectinp4 pectoralnz peculiarityHs pedalL4
pedantrs peddlerrs pedestalNb pedestrianrs pedestrian_crossingi5 pediatricianrs pedicabZ8 pedigreer5 pedimenttz
pedometergd pedophilers pedunclely pedwoodhg peepn peelp4 peelerrV peelingt6 peepholei5 peepulhg peerrs peer_grouprs
peeragers peeressrs pegLa peglegtc peignoirRN pekoeV2 pelfFh pelicansH pelisseRN pelletCF pellitorymp peltnP
pelvimetergd pelvisoG pemicanV2 pemmicanV2 pengD pen_and_inktU penal_colonykc penal_institutionkc penaltyt6 penancet6
pencilgS pencil_cedarp7 pencil_cedar_treep7 pendantAQ pendentAQ pendulumtc penetrationt6 penguinsH penicillamineWc
penicillinWc penicillinasep3 peninsulatz penisoG penitentrs penitentiarykc penknifeDB penlightAe penmanshipLL
pennantIL penneV2 pennonnE pennonceltg pennoncelletg pennyFV pennycressmp pennyroyalmp pennywhistleE5 penocheV2
penonceltg pensiont6 pensionerrs penstockL5 pentameterLS pentamethylenetetrazolWc pentazocineWc penthousekc
pentimentoHd pentlanditep4 pentobarbitalWc pentodeeh pentosep4 pentoxidep4 pentylenetetrazolWc penucheV2 peonrs
peonymp peoplerZ people_in_powerrs peoplesrs peperomiamp peplosRN peplumQT peplusRN pepperTc peppercornV2 pepperidgehg
peppermintS7 peppermint_oilV2 pepperoniV2 pepperwoodhg pepsinp3 peptidasep3 peptidep4 perambulatorZ8 percalePk
percentt6 percentaget6 perceptiont6 perchTM perchloratep4 percipientrs percoidsH percoid_fishsH percolatep3
percolatorby percussiont6 percussion_captc percussion_instrumentE5 percussive_instrumentE5 percussorgf peregrinesH
perennialmp perfectt6 perfect_gasp0 perfecterrs perfectiont6 perfectionistrs perforationi5 performancet6 performerrs
performingt6 perfumetR perfumerykB pergolatz perianthmr periclasep4 peridotGC peridotitep4 perigonemr perinatologistrs
periodt6 period_pieceHd periodicalLS peripateticrs peripheraleh peripheral_deviceeh periscopegd perishableV2
peritheciumms peritoneumoG periwigRN periwinkleTF periwinkle_plant_derivativeWc perjuryt6 permanentoI permanganatep4
permissiont6 permitLH perorationKh peroxidasep3 peroxidep3 perpendicularDs perpetratorrs perphenazineWc perrySR
persecutiont6 persimmonTh personm7 personagers personaltU personalityrB personality_inventoryLU personificationrk
personnelt6 perspectivet6 perspirationoV persuasiont6 perukeRN pervertrs pessarytc pessimistrs pestqV pesticidep4
pestleds pestoV2 petqY pet_foodtg pet_sitterrs petalms petardtc petcockMI petfoodtg petiolems petitiont6 petitionerrs
petrelsH petrolBY petrolatump3 petroleumBU petroleum_jellyp3 petticoatRN pettyt6 petuniamp pewM6 pewterp3
pfannkuchenV2 phaceliamp phaetonZ8 phaiusmp phalangersH phalanxYJ phalaropesH phantasyJx phantomsR pharmaceuticWc
pharmaceuticalWc pharmacistrs pharmacologistrs pharmacopeiaLS pharmacykM pharynxoG phaset6 pheasantT0 phenacetinWc
phenazopyridineWc phenelzineWc pheniramineWc phenobarbitalWc phenobarbitoneWc phenolp3 phenolicp4 phenolphthaleinWc
phenomenont6 phenothiazinep4 phenotypet6 phensuximideWc phenylacetamideWc phenylalaninep4 phenylbutazoneWc
phenyltoloxamineWc phenytoinWc phialb6 philadelphusmp philandererrs philanthropistrs philistiners philodendronhf
philologistrs philosopherrs philosopher's_stonep3 philosophyt6 philterSM philtreSM phlebogramHf phlegmoP phloemms
phlogistonp3 phlomismp phloxmp phoenixsN phoneeh phone_boothjs phone_linetc phonebookLS phonemet6 phoneticianrs
phonographef phonograph_recordtc phonograph_recordingtc phonologyt6 phonyrs phosgenep0 phosphateRc phosphocreatinep4
phospholipidp4 phosphorp4 phosphorescencetz phosphorusp3 photoHf photocathodetc photocelleh photocoagulatorgd
photocopiertc photocopyHf photoelectric_celleh photoengravingtU photoflashAe photofloodAe photographHf photographerrs
photographer's_modelrs photographic_emulsiontU photographic_printHf photographyt6 photogravureGV photojournalismLT
photolithographHd photolithographyLL photometergB photomicrographHf photomontageHd photomosaicHf photopigmentp4
photostatHf photosynthesist6 phraset6 phylloV2 phyllodems phylloquinoneV2 phylumt6 physasH physicWc physicianrs
physicistrs physiologistrs physiologyt6 physostegiamp physostigminep4 phytonadioneV2 phytoplanktonmp phytotoxinWb
piamp pianistrs pianoE5 pianoforteE5 piazzatz pibgornE5 picGr piccalilliV2 piccoloE5 pichiciagosH pickCk
pickaback_plantmp pickaxC6 pickaxeC6 pickelhaubeRL pickerelVZ pickerelweedmp picketYa pickingt6 pickleVw pickpocketrs
pickupI1 picnicT2 picnic_areatz picottU pictorialLS pictureHC picture_frametz picture_showtU picture_tubeeh pieV2
pie_crustV2 pieceBh piece_de_resistanceIE piece_of_materialPk piece_of_worktU piece_of_writingLS pied_a_terrekc
piedmonttz pieplantV2 piersb pier_glassgd pietatU pietyt6 piezometergd pigaG pig_ironp3 pigboatZ8 pigeonsH
pigeon_pea_plantmp piggysH pigletsH pigmentp4 pigmentationt6 pignoliaVx pignuthg pigskinp4 pigstyjs pigswilltg
pigwashtg pigweedTn pikasH pikeBa pikestaffgf pilafV2 pilaffV2 pilauV2 pilawV2 pilchardVZ pileAw pileusms pilgrimrs
pilingtz pillV7 pillarqg pillboxQd pillionM7 pillorygd pillowtU pillowcasePj pilotAg pilot_lightAn pilothousejs
pimentoUZ pimientoUZ pimozideWc pimprs pimpernelmp pinFx pin_oakhg pin_tableXs pinaforeRN pinataXt pinball_machineXs
pincergR pinchbeckp3 pincushiontU pindololWc pinehI pine_knotBY pineappleUb pineapple_juiceSR pineconems
ping_pong_ballXs pingereh pinheadrX pinholei5 piniongG pinkli pinnaceZ8 pinnaclekX pinnerRN pinnipedsH pinnyRN
pinoleV2 pinonhg pinpointtb pinprickie pinschersH pinstripeOC pintleeg pintoZ7 pinwheelAy pinwormsH pinyonhg pioletCZ
pioneerrs pipl5 pipalhg pipeEW pipe_organE5 pipe_wrenchgf pipelines6 piperrs piperacillinWc piperazineWc pipetgd
pipettegd pipeworkE5 pipingD6 pipitsH pipulhg piquePZ pirateYs pirogiV2 pirogueZ8 piroshkiV2 piroxicamWc pirozhkiV2
pisiformYS pistachioTh pisteiW pistilms pistolCj pistoleerrs pistoneg pitig pit_runp4 pitaV2 pitahayaUb pitangahg
pitcht5 pitchblendep4 pitcherau pitcher_plantmp pitchforkgf pitfallfz pithmk pitheadi5 pitonXs pitsawDB pittasH
pituitaryoG pityt6 pivotdk pixb6 pixielk pizzaV2 pj'sRN placardLO placeIn place_of_birthtz place_of_businesskc
place_of_worshipkc place_settingtU placeboWX placementt6 placentamY placentalsH placentationmC placerp2 placketPk
plagiarismLF plagiaristrs plagioclasep4 plaguet6 plaiceVZ plaidPk plainsm plain_wanderersH plainclothesmanrs
plaintiffrs plans7 plancheteg planchettetU planeZa plane_tablegd planerea planetqk planetariumfH planetoidtz
planimetergd planktU plankingtU planned_communitytz plannerdA planningt6 planographyLL plantkJ plant_foodp4
plant_hormonep4 plant_lifemp plant_materialp4 plant_organms plant_partms plant_productp4 plant_structurems
plant_tissuems plantainTn plantationjL planteraH plantigradesH plantingt6 plaqueJP plasmoO plasmaFq plasminp3
plasminogenp3 plasmodiumpj plasterN6 plaster_castPb plaster_saintrs plasterboardtU plastererrs plasticpy
plastic_filmPj plasticizerp4 plastidp4 plastiqueBX plastronX0 platLV platanhg plateXH plate_armortU plate_irontU
plateauhh platenNi platerrs platformJj platingtZ platinumIN platoont6 plattertc platypussH playKK playbackd2
playbillLL playbookLS playboxb6 playboyrs playerrs playgoerrs playgroundjN playhouseXt playingt6 playing_areatz
playing_cardXu playletLS playlistLL playmaters playroomjs playscriptLS playsuitRN playthingXt playwrightrs plazakE
pleat6 pleadingt6 pleaserrs pleasingt6 pleasuret6 pleatt6 plebeianrs plectranthusmp plectrontc plectrumtc pledgeq1
plentyt6 plenumjR plesiosaursH plessimetertU plessorgf plethysmographgd pleurodontsH pleurothallismp pleximetertU
plexorgf plexusoG pliersMH plimsollRN plinthNt plonkSK plotKG plottere6 ploughgf ploughsharega ploversH plowgf
plowsharega plugcs plug_ineE plug_uglyrs plugholei5 plumTh plumageoH plumbtU plumb_lineEQ plumbagols plumberrs
plumber's_snakegZ plumbingtx plumbing_fixturecY plumcotTh plumenO plummettU plumpt6 plundererrs plunderingt6 plunget6
plungerc3 pluralt6 plust6 plushPk plutocratrs plutoniump3 pluviometergd plyEK plyersMH plywoodtz pneumatic_drillea
pneumoencephalogramHf pneumoniat6 poached_eggV2 poacheraq pochardsH pocketba pocket_knifeDB pocketbookI2 pocketcombtc
pocketknifeDB podaN podiumtz podocarphg poemLS poetrs poetryt6 pogoniamp poiV2 poiluUj poincianamp poinsettiamp
pointgj pointed_archtz pointelgf pointerru pointillismHB pointrelgf poisonWW poison_bushmp poison_gasCe
poison_hemlockmp poison_ivymG poison_oakmG poison_sumacmG poisoningt6 poisonous_substanceWb pokeab pokergY
poker_chipXs poker_plantmp pokeweedmp pokykc polar_regiontz polarimetergd polariscopegd polegN poleaxCZ poleaxeCZ
polecatsH polemoniummp polentaV2 polerZ7 policet6 police_headquarterstz policemanrs policewomanrs policyJx
poliomyelitist6 polishor polisherea polishingt6 political_platformLU politicianrs politicst6 pollry pollackVZ
pollardhQ pollenms pollen_tubems polling_placetz pollockVZ pollsterrs pollucitep4 pollutantp4 polluterrs pollutiont6
polot6 polonaiseRN poloniump3 polonyV2 poltergeistsR polyamidep4 polybutenep0 polychaetesH polychetesH polychrometU
polyelectrolytep3 polyesterOM polyethylenep4 polyglotrs polygont6 polygraphgd polyhedront6 polymathrs polymerp4
polymerasep3 polymyxinWc polynomialt6 polynucleotidep4 polynyaku polypr9 polypeptidep4 polyphosphatep4 polyporemn
polypropenep7 polypropylenep7 polysaccharidep4 polystyrenep4 polytetrafluoroethylenep7 polyurethanep4 pomadetc
pomatumtc pomemu pomegranateTh pomeloTh pommelL9 pommel_horseXs pompanoVZ pomponr1 poncers ponchoRN pondku ponderosahg
pondweedme poneV2 pongeePk poniardCa pontiffrs pontificalRN pontoonZj pontoon_bridgeiz ponyIY ponycartZ8 poodlesH
pooliO pool_ballXs pool_tableNn poongs pooppF poorrs poor_devilrs poor_white_trashrs poorhousekc popRl popcornUZ
popers popgunXt poplargs poplinPk popoverV2 popperfr poppetMI poppymp popsicleV2 populacers popularityt6 popularizerrs
populated_areatz populationrZ populistrs porcV2 porcelaingf porchjs porcupinesH porcupinefishsH porcupinesV2 poreh3
porgyVZ porkE9 porkchopV2 porkholtV2 porkpieRN porphyrinp4 porphyryp4 porpoisesH porridgeV2 porringerb6 portRh
portableef portageiU portalcj portcullisMf porterRQ porterhouseV2 portfolioIa portholeMX porticojs portierePd
portionsg portmanteaubJ portraitHP portrayalGP portulacamp portwatcherrs poset6 poseurrs positiont6 positionereg
positivetS positivistrs possemanrs possessiontk possessorrs possibilityt6 possibleq1 possumsH possumwoodhg posttu
post_housekc postaget6 postage_metergd postbagb6 postboxb8 postcardLL postcodeLL postdocrQ posterKr posterboardLV
posteriorYH posternMf postholei5 posticheQ0 postingLN postmasterrs postmodernismHd postscriptKH posturet6 posymv pota1
potableSR potageV2 potashp4 potassiump3 potatoVL potato_tuberwormsH potbellycN potboilerLS poteenSR potentialt6
potentiometerc6 potherbV2 potholdertU potholei5 pothookeg pothoshf pothunterrs potionSM potluckV2 potpieV2 pottageV2
potterrs potter's_wheelga potterygY pottleby pottyaR pouchbn poudrinp9 poufMp pouffeM6 pouletV2 pouletteV2 poulticePj
poultryT0 poundt6 poundergA poundingt6 poutsB povertyt6 powderA4 powdered_gingerV2 powderpufftU powert6
power_assisted_steeringeg power_drillea power_gridtz power_hammerea power_lineEP power_of_attorneyLU power_planttz
power_sawC8 power_shovelDJ power_toolea powerboatZ8 powwowq1 practicet6 practice_rangetz practitionerrs praetorrs
pragmaticLU prairietz prairie_chickensH prairie_gourdgw prairie_rocketmp prairie_soilp6 praiset6 pralineV2 pramZ8
prancerZ7 praseodymiump3 pravastatinWc prawnVZ prayerJb prayerbookLS prazosinWc preacherrs preachingt6 preambleLS
precedentt6 precentorrs preceptorrs precincttz precious_metalIR precious_stoneGC precipicehh precipitantp3
precipitatep7 precipitationk0 precipitatoreh precipitinp4 precisiont6 precursorpF predatorrT predecessorrq
predicamentt6 predicatet6 predictiont6 predictordX prednisoloneWZ prednisoneWZ prefabtz prefaceLS prefectrs
prefecturetx preferencet6 pregnancyt6 prejudicet6 prelaters preliminaryt6 prelimsLS premierrs premisestz premixV2
premolarYS preoccupationt6 preparationo9 prescriptionIx prescription_drugWc presencesI presentt6 presentationsr
preservationt6 preservativep4 preserveT3 preserverrf preservesV2 presidencyt6 presidentrs presidiokc pressJJ
press_agentrs pressingsg pressuret6 pressure_cookerb6 pressure_dometz prestiget6 preteenrs pretendt6 pretendingt6
pretenset6 pretzelV2 preventativeWR preventiont6 preventiveWR preyrG pricet6 prickm6 prickerf4 pricketXg prickly_ashhg
prickly_lettucemp pridery prie_dieuM6 priestrs priestessrs primaquineWc primaryco primary_celleh primary_coileh
primaterd primet6 primerAI primidoneWc primingAR primitiverZ primitivismHB primrosemp primulamp primusrs princers
princessrs princewoodhg principalrP principalitytz principlet6 printGs print_mediaLT printerd6 printingLB
printing_pressef printing_processLL printmakerrs priorrs prioressrs priorityt6 prismf7 prisonkb prison_farmkc
prison_housekC prisonerrs prisoner_of_warrs privacyt6 privaters private_eyers privateerZO privetmp privileget6 privyjX
prizeHo prizefighterrs prorq probabilityt6 probablers probateLH probate_courtrs probefz probenecidWc problemt6
proboscisoG procainep3 procarbazineWc proceduret6 proceedingt6 proceedingsJ0 processIp process_serverrs processingt6
processiont6 processordW prochlorperazineWc proconsulrd proctorrs proctoscopegd procuratorrs procurerrs prodtS
prodigalrs prodigyrZ produceV2 producerrq productoh product_linetU productions8 productivityt6 proenzymep4
professiont6 professionalrs professorrs profilet6 profitt6 profit_and_lossLU profiteroleV2 profitst6 profligaters
profusiont6 progenitorrs progesteroneoY progestinoY programJd programmaLU programmerrs programmingt6 progresst6
progressiont6 progressiverQ prohibitionLH prohibitionistrs projectt6 projectileCH projectiontm projectorgd
prolegomenonLS proletarianrs proletariatrs proliferationt6 prologueLS prolongeEN prolusionLF promenadeiU
promethazineWc prominencet6 promiset6 promiseers promisorrs promontoryhh promoterrs promotiont6 promptLF promptbookLS
prompterrM promptingKh promulgatorrs promyceliumms prongtz pronount6 pronunciationt6 proofGI propdE propagandat6
propagandistrs propagationt6 propaneBY propanoloY propanololWc propellantp3 propellereg propelloreg propenep0
propertytp prophecyt6 prophetrs prophetessrs prophylacticWS propjetZ8 proponentrs proportiontm proportionalt6
proportional_countergd proportional_counter_tubegd proposalt6 propositiont6 propoxypheneWc proprietorrs proprietyt6
propulsiont6 propylenep0 propylthiouracilp4 prosceniumtz prosciuttoV2 proscriptionLH proset6 prosecutiont6
prosecutorrs proselyters prosimiansH prosodyt6 prospectql prospectorrs prospectusKh prosperityt6 prostateoG
prosthesistc prostituters prostitutiont6 protagonistrl proteamp proteasep3 protease_inhibitorWc protectiontJ
protective_covertU protectorrs protectoratetz protegers proteinp4 protestt6 protesterrs prothalamionLS prothalamiumLS
prothrombinp4 protoceratopssH protocolt6 protohippusZ7 protomammalsH protontA protoplasmp3 protractorgd
protriptylineWc protrusiont6 protuberancet6 provenderT5 providencet6 providerrs provincetx provincialrs
provincial_capitaltz provirusp4 provisiont6 provisionsV2 provostrs prowlerrs proximitytp proxyKD prudencet6 pruneVx
prunerCx pruning_sawDB prunoSR pryMH psalmLS psalmistrs psalteryE5 pseudors pseudocarpmu pseudophloemms psilocinp3
psilocybinp3 psilophytonmp psychiatristrs psychiatryt6 psychicrs psychoanalysist6 psychoanalystrs psychologistrs
psychologyt6 psychoneuroticrs psychopathrs psychophysicistrs psychopompsR psychotherapistrs psychotherapyt6
psychoticrs psychrometergd pteridophytemp pteropogonmp ptomainepn ptyalithtL pubkc pubertyt6 pubisYS publicrk
public_conveniencejs public_figurers public_housekc public_housingtz public_lawLU public_pressLT public_speakerrs
public_squarej7 public_toiletjs public_transittz public_workstz publicationKz publicistrs publicityt6 publisherrZ
publishingt6 puckeg pudV2 puddingV2 puddlekg pueblotz puffMg puff_batterV2 puff_of_airlH puff_pasteV2 puffballmn
pufferVZ pufferfishVZ puffinsH pugsH pukahD pukeon pukusH pulasanTh pulassanTh pulls8 pullbacktZ pulletVZ pulleyga
pulley_blockga pullingt6 pulloverRN pulpIf pulpittz pulpwoodp7 pulqueSR pulseTQ pulse_counteref pulse_generatoreh
pumicep4 pummelohg pumpPp pump_housekc pump_welljs pumpernickelV2 pumpkinTe pumpkinseedsH punchRo punch_lineLS
punch_pressef punchballXs punchere6 punching_bagXU punctuationt6 punctureiU punditrs pungZ8 punishmentt6 punkA9
punkahtc punnetb6 punsterrs puntZS pupqZ pupasH pupiliH puppetHJ puppeteerrs puppyqZ purchaset6 purchaserrs
purchasingt6 purchasing_agentrs pure_goldIO purebredsH pureeV2 purgativeWc purificationt6 purifiertc purinep4
puritanrs purityt6 purlD7 purlooV2 purpleQQ purposet6 pursebn pursuedrs pursuerrs pursuitt6 purveyorrs pusoY pushLj
push_buttonMI pushcartZ8 pushchairZ8 pusherP4 pushingt6 pushpingd pussyn8 pussytoesmp putLU putrescinep4 putteeRN
putterXU puttingt6 putting_greentz puttyp4 puzzleXb pycnidiumms pyelogramHf pygmyrs pygmy_cypresshg pyinmap7 pyjamaRN
pyocyanaseWc pyocyaninWc pyramidt6 pyrenel8 pyrethruml0 pyridinep4 pyridoxalV2 pyridoxamineV2 pyridoxineV2
pyrilamineWc pyrimidinep4 pyritep4 pyrocellulosep4 pyrogallolp4 pyrographtg pyrolamp pyrometergd pyropeGB pyroscopegd
pyrostatMI pyrotechnicBX pyroxenep4 pyroxylinp4 pythiummn pythonsD pyxb6 pyxidiummu pyxiemp pyxisac

qiblaiw quackrq quadi8 quadranglejb quadrante9 quadraphonyeZ quadrilateralt6 quadroonrs quadrupedsH quadruplicatetU
quaggaZ7 quahaugVZ quahogVZ quailVZ quakerrs qualificationt6 qualifierrk qualityt6 quandangTh quandongSf quantifiert6
quantityt6 quantongVx quantumt6 quarkVF quarrelB1 quarryiF quartertq quarterbackrq quarteringj2 quarterlighti5
quarterlyLS quarterskc quarterstaffgf quartervinehf quartetql quartzp4 quartzitep4 quassiahB quatrainLS quaytz queenWo
queerrs quenched_steelp3 quercitronhB quercitron_oakhg quernef quesadillaV2 questiont6 questionerrs questioningt6
questionnaireLU queueJ9 quicheV2 quickoG quick_studyrs quicklimep4 quicknesst6 quicksandie quicksetms quicksilverp3
quietk6 quillgF quiltPj quiltingOh quinacrineWc quinceTh quinidineWc quinineWc quinine_waterSR quintetqS quipuef
quirags quirtgd quitclaimLH quittanceLF quiveral quoinfy quoitXs quorumrs quotationKh quoteKh

rabatotU rabbet_jointtc rabbirs rabbitSp rabbit_earseM rabblers raccoonpS racehm raceaboutZ8 racecoursetz racehorseZ7
racemems racerZE racetracktz racewayin racheteg racingt6 racing_shellZ8 racismt6 racistrs rackNP racketfB racketeerrs
raconteurrs racoonsH racquetgf racquetballXk radargd raddlep4 radialtU radiancetx radiationt6 radiatoreD radicalo3
radicchioV2 radiodq radio_reflectorgd radio_transmittereh radioactive_materialp4 radioactive_wastep4 radioactivityt6
radiobiologistrs radiocarbonp3 radiochlorinep0 radiocommunicationtc radiogramGk radiographHf radioisotopep3
radiolocationgd radiologistrs radiometergd radiomicrometergd radiopharmaceuticalWc radiophoneeh radiophotoHf
radiophotographHf radiotelegraphtU radiotelegraphytU radiotelephonedg radiotelephonytc radishVS radiump3 radiusXy
radixt6 radometU radonp3 raffiap4 raffia_palmhg rafttV rafterqk ragIV ragamuffinrs ragbagbJ raget6 raglanRN ragoutV2
ragweedmp ragwortmp raidt6 railfA railcarZ8 railheadbq railingsm railroadsl railroad_terminaltz railroad_tietz
railroad_tracktY railsgf railwaytP railway_lineie railway_yardtz raimentRN rainRt rain_showerlH raincoatRN rainfalllH
rainflytU rainforestmx rainstormlH rainwaterSO raisetm raiserrs raisinVx raisingt6 raitaV2 rajars rajahrs rakefM
rallyrZ ramgK rambotanTh rambutanTh ramekinUy ramequinUy ramiprilWc ramjetef rammergf rampgC ramparttz ramrodgU
ramusYS rancht6 ranch_handrs ranch_housekc rancherrs random_access_memorytc random_memorytc rangetq
range_of_mountainstz rangefindergd rangerrs rangpurhg ranirs ranitidineWc rankt6 rankingt6 rapt6 rapemQ rapeseedmu
rapidku rapid_transittz rapierCa rapistrs rapperrM rapporteurrs raptorsH rarebitV2 rarioraIP rarityHw rascalrs rasht6
raspf0 raspberryUH ratqX ratafeeSR ratafiaR3 ratangd ratatouilleV2 ratcheg ratcheteg ratet6 ratest6 ratholeio ratingt6
ratiot6 rationVu rationalt6 rationalistrs ratitesH ratite_birdsH ratlinEQ ratlineEQ rattanew rattan_palmhg rattleXK
rattlerY6 rattlesnakesH rattlesnake_mastermp rattlingt6 rattrapfa rauwolfialt raveKh ravehookgf ravelingp4 ravensH
ravigoteV2 ravigotteV2 ravinei5 ravioliV2 rawt6 raw_materialp4 raw_siennaoz raw_woolp4 rawhidep4 rayll ray_of_lighttz
rayonPk rayonsRN razorDB razor_fishsH razorbacksH razorbillsH razorbladeDB reacht6 reachingt6 reactantp4 reactiont6
reactionaryrs reactoreF readLS read_only_memorytc readerrs readinesst6 readingJh reading_deskNr reading_lampAd
reading_materialLL readoutdo readyt6 ready_madetU ready_to_wearRN reagentp3 realFO real_estate_agentrs realgarp4
realistrs realityt6 realizationt6 realmtm reamergf reaperdv reappearancet6 reart6 rear_windowi5 reasont6 reasoningt6
reataEN rebatotU rebelrs rebelliont6 reboxetineWc rebozoRN rebroadcastLL rebuket6 rebutterrk recallt6 recapitulationKK
recastingLS receiptt6 receiptst6 receivereK receiving_systemeh receptaclebg receptionqc reception_deskNr
receptionistrs receptoroG recesski recessiont6 recessivet6 recipientrq reciprocalt6 recitationKz reckonerKC
reckoningJy reclinerM6 reclusers recognitiont6 reconnaissancet6 reconstructiont6 recordIr record_playeref recorderEU
recordingsg recording_equipmenteh recording_machineeh recoveryt6 recreantrs recreationt6 recreational_vehicleZ8
recruitrs recruiterrs rectifiereS rectoLV rectorrs rectumoG recusantrs recyclingpn redrB red_admiralsH red_ashhg
red_dwarftz red_dwarf_startz red_foxmA red_grousesH red_gumg8 red_lauangs red_leadp4 red_oakhg red_pepperV2
red_raspberrymp red_sandalwoodg3 redactionLF redbrushhg redbudhg redcoatrs redemptiont6 redfishVD redheadrG
redheaderrs rednesst6 redraftLU reducingt6 reducing_agentp3 reductantp3 reductasep3 reductiont6 redwoodp7 reedEZ
reed_instrumentE5 reed_pipeE5 reed_stopE5 reefhV reef_knotgd reeldJ reevesH refectionV2 refectoryjs refereers
referenceJx reference_workLS referentt6 referralrZ refillWS refinementt6 refinerrs refinerykc reflectionGi
reflectometergd reflectorfX reflext6 reflexionGP reformt6 reform_schoolkc reformationt6 reformatorykc reformerrM
refractiont6 refractometergd refractorytU refraint6 refresherRz refreshmentVu refried_beansV2 refrigerantp3
refrigeration_systemeg refrigeratorbu refugej5 refugeers refusalt6 refusep4 regaliaH7 regardt6 regentrs regiciderk
regimet6 regimentt6 regimentalsRN regionnZ registerKZ registered_mailLL registered_securityLU registrantrs registrarrs
registrationJE registryLL regressiont6 regrett6 regularrs regulatingt6 regulationt6 regulatorMD rehearsalt6 reignt6
reinEM reincarnationrZ reindeersH reissueLS rejectt6 rejectiont6 relationqS relationst6 relationshipt6 relativere
relativityt6 relaxantp3 relaxationt6 relaydC releasetI releasing_factoroQ relevancet6 relicIQ reliefql
relief_pitcherrs relieverrs relievoHc religiont6 religionistrs religiousrs religious_residencekc reliquaryb6 relishUP
reluctancet6 remainderOO remainsHv remaketU remakingtU remarkt6 remedyWQ rememberingt6 reminderqS remiseZn remnantOm
remorasH remorset6 remotetc remote_controltc remountZ7 removalt6 removet6 removerpR remudasG renal_cortexmo renderp3
renderingIo rendezvousqM renditiont6 renegaders rennetp4 renninp3 rentie rentalt6 reorderLU repOx repairtk repairerrs
repairmanrs repastV2 repaymentt6 repeatt6 repeaterBk repeatingt6 repellentpw repertorybq repetitiont6 rephrasingLS
replacementrB replacingt6 replicatU replyt6 reportK1 reporterrs reportingt6 repositorybT reppPk representationtI
representativers reprieveJd reprimandt6 reprintK0 reprintingLS reproacht6 reprobaters reproducereZ reproductionsr
reproductive_structurems reptilesH reptiliansH republict6 republicanrs republicationLF reputationt6 requestt6
requirementt6 requisitionJy rerebracetU resalet6 rescriptK1 rescuet6 researcht6 research_centerkc research_rocketZ8
researcherrs reseauPT resedamp resemblancet6 resentmentt6 reserpineWc reservationtu reserveqy reservest6 reservistrs
reservoiraa resettc residBU residencekM residentrs residential_areatz residuepi resignationKM resinp4 resinoidp7
resistancet6 resistoreh resolutionKm resolveKK resonancet6 resonatordh resorcinolp4 resortkT resort_areatz resourcet6
respectt6 respecterrs respectst6 respirationt6 respiratorQS respondentrs responset6 responsibilityt6 restt5
restaurantkc resterrs restharrowmp restorationsr restorativeWS restraintsh restrictiont6 restroomjs resultt6
resurrectiont6 resurrection_plantmp resuscitatortc resuspensionp3 retailt6 retail_storekc retailerrs retardrs
retardationt6 retardedrs reticulebl retinaoG retinalp4 retinenep4 retinolV2 retinuers retirementt6 retortbA
retractorgd retreadtU retreatjD retreatedrs retrorocketef retroversionKP retsinaSR returnKm reunionrk revealingt6
revelationt6 revelerrs revellerrs revenantrb revenget6 revenuet6 reveretU reverencet6 reverendrs reverstU reversalt6
reverseeB reverse_geareg reverse_transcriptase_inhibitorWc reversibleRN reversionerrs revetementtU revetmentsm
reviewKh reviewerrs revisalLS reviseLS revisingLS revisionKz revivalq1 revivalistrs revoltt6 revolutiont6
revolutionaryrs revolverCO rewardt6 rewordingLS rewriteLS rewritingLS rhapsodyJx rheasH rheometergd rheostateh
rhesussH rhesus_factorp3 rhetorict6 rhetoricianrs rheump4 rheumaticrs rhinestonep4 rhinitist6 rhinosH rhinocerossH
rhinoscopegd rhizoctiniamn rhizoidp4 rhizomems rhizopusmn rhodiump3 rhododendronmp rhodoliteGB rhodopsinp4 rhubarbVh
rhymeKz rhyolitep4 rhythmt6 riataEN ribST ribaldrs ribandtU ribavirinWc ribbandtU ribbingtx ribbonHp ribbonfishsH
ribbonwoodhg ribierVx riboflavinV2 ribosep4 riceVR rice_paddyjs ricergf richrs richesIM richnesst6 ricinWb rickeySR
rickracktg rickshaZ8 rickshawZ8 ricottaV2 ricractg riddletJ ridedn riderJt ridgehc ridiculet6 ridingt6 riding_habitRN
rifampinWc rifleCj rifle_ballCj riflemanrs rifti5 rigPo rigatoniV2 riggerYX riggingtZ rightnG right_handed_pitcherrs
right_handerrs righteye_floundersH rightfieldty rigidityt6 rigoutRN rijstafelV2 rijstaffelV2 rijsttaffelV2 rilievoHc
rillku rimsv rimepz rimuhg rindp4 ringtJ ringerrq ringhalssH ringingt6 ringletFu ringsXs ringwayi5 rinkkc rinsepU
riott6 ripiG ripcordEQ ripperrs ripsawDB risetm riserq7 risingt6 riskt6 risottoV2 rissoleV2 ritet6 ritonavirWc
ritualt6 rivalrs riverku river_basintz river_limpetsH riverbanktz riverbedtz riversidetz rivetfY riveterdv rivetterdv
rivuletku roachnf roadit road_surfacetz roadbedtz roadblocktp roadbookLS roadkillYT roadrunnersH roadstz roadsterZ8
roadwayi5 roanZJ roart6 roarerrs roastVu roast_beefV2 roast_lambV2 roasterS3 roastingt6 robberrs robberyt6 robeRN
robinsH roblehg roboted rockot rock_cressmp rock_saltp4 rock_starrs rockcressmp rockerMh rockersrs rocketZH
rocket_propellantBW rockfishVD rocking_horseXt rodBc rodentsH rodeojS roeVb roentgenogramHf roentgenoscopetc
rofecoxibWc roguers rolet6 role_modelrs rollJu rolled_oatsV2 rollercc roller_coastereB rollingt6 rolling_hitchgd
rolling_stockZ8 rollmopsV2 romaineV2 romant6 romanceJc romanticrs rompq1 romperQm rondeauKh rondelLS rondeletLS roodtg
roofsm rooferrs roofingtZ rooftreetz rookXg rookerytz rookiers roomje roommaters roomskc roomyrs roosttU roostersH
rootmB root_cellarb0 rootletms rootstockms ropeEH ropewayZ8 roridulamp roseRZ rose_pinkmp rose_watertc rosebudmc
rosefishVZ rosehipmu rosemalingtg rosemaryUZ rosetteML rosewoodgs rosinp4 rosterLL rostrumnK rott6 rotaLL rotarytE
rotary_pressef rotating_mechanismeg rotating_shaftgf rotationt6 rotenonep4 rotgutSR rotisseriebP rotogravureLO rotoreP
rotterrs rottingt6 rougetc roughtz roughageV2 roughcastpL roughneckrs roughnessky rouladeVu roulettefw roulette_ballXs
roundB3 round_archtz round_filegf round_tailed_muskratsH roundaboutd0 roundabout_wayi5 roundelKO rounderft roundwormr9
rousingt6 routrk routei1 routerc1 routinet6 rouxV2 rowt5 row_housekc rowanhg rowanberrymu rowboatZ8 rowdyrs rowelga
rowingt6 rowlocktc royalPL royal_braceEN royal_courtrk royalistrs royaltyt6 rubt6 rubberPq rubber_stampte rubbingtJ
rubbishpw rubblep4 rubefacientWc rubidiump3 rubricJx rubyGC ruckrq rucksackRJ rudaceous_rockp4 ruddsH rudderdI
rudderposttz rueTi ruffnT ruffed_grousesH ruffianrs ruffletc rugPf rugbyt6 rugelachV2 ruggelachV2 rugulahV2 ruinkH
rulet6 rulerfg rulingt6 ruling_classrs rumSK rumbleMn rumble_seatM7 ruminantsH rummerb6 rummyrk rumort6 rumpUJ runt6
runaboutZ8 runawayq1 rungtz runnelku runnerro runner_uprs runningt6 running_backrs running_boardtz running_headLS
runwayfj rupturet6 rural_areatz rushlV rushlightAe ruskV2 russetPk rustlO rusticrs rustlerrs rutabagaVh
rutabaga_plantmp rutilep4 ryaPf ryeRa ryegrassmp

sabatontU sabayonV2 sabbatiamp saberCa saber_toothed_tigersH sabertoothsH sabiculg sablePr sable_brushgf sabotRN
sabotaget6 saboteurrs sabreCa sacnW saccharinV2 sachetb6 sackM8 sackbutE5 sackclothOU sackingPY sacqueRN sacramentt6
sacred_writingLS sacrificet6 sacrumYS saddleMx saddle_blankettc saddle_hackleoH saddle_seatM7 saddlebackil saddlebagb6
saddlebowMJ saddleclothtc saddlerrs saddlerytZ sadnesst6 safebm safe_depositb6 safebreakerrs safetys0 safety_beltRM
safety_catchtc safflowermp saffronUD safraninep4 sagaLS sageUW sage_grousesH sagebrushmp sagittasH sagop4 saguaromp
sahibrs sailPN sailboatZ8 sailclothPk sailfishVZ sailingt6 sailorPz sailplaneZ8 saintrR sakeRm sakiSF saladV2
salad_greenV2 saladeRL salaihg salamandere7 salamiV2 salaryt6 salet6 salest6 salesgirlrs salesladyrs salesmanrs
salespersonrs salesroomjs salicylateWc salinep3 saline_solutionp3 salinometergd salivaoY salletRL sallowhg
salmagundiVE salmiV2 salmonTy salmwoodhg salolWc salonjg saloonYY salpiglossismp salsaV2 salsifyTo salsillahf saltUf
salt_codV2 salt_shakerb6 salt_treemp saltbushmp saltcellarb6 saltineV2 saltiretg saltshakerb6 saltwaterSO
saltwater_fishV2 salutationJx salvagetR salvationt6 salveWX salverNp salviamp salvinorinp3 salwarRN samanhg samaramu
sambahR sambucaSR samisenE5 samitePk samizdatLT samosaV2 samovarby sampanZ8 samplet6 samplerqb samurairs sanctiont6
sanctuaryjF sanctumtz sanctum_sanctorumtz sandpv sand_flysH sand_grousesH sand_spurrymp sandalRN sandalwoodp7
sandaracp4 sandarac_treep7 sandbagb6 sandbankhh sandbarhh sandblastlH sandblastergf sandboxW4 sanderea sandflysH
sandglassec sandgrousesH sandpaperp4 sandpileXt sandpipersH sandpitW7 sandstz sandstonep4 sandstormlH sandwichV2
sandwortmp sangmp saniclemp saniesoY sansevieriamp sapfJ saplinghg sapodillaTh saponinp4 sapotaVx sapoteTh sapphireGC
sapsagoV2 sapsuckersH sapwoodp7 saquinavirWc saranp7 sarapeRN sarcasmt6 sarcenetPk sarcophagusb6 sardGC sardineFj
sardiusGC sardonyxGC sareeRN sariRN sarinCf sarongRN sarsaparillaRj sarsaparilla_rootms sarsenetPk sashtD sashimiV2
saskatoonVx sassafrasTf satchelb6 sateenPk satelliteqK satinPk satinetPk satinettePk satinleafhg satinwoodhP satiret6
satiristrs satisfactiont6 satsumaTh saturationt6 saturniidsH satyrrb sauceV2 sauceboatb6 saucepangf saucepotby
saucerWv sauerbratenV2 sauerkrautV2 saunajs saurischiansH sauropodsH sausageVI sauteV2 savagers savannahtz savarinV2
savet6 saveloyV2 saverrs savinp7 savingt6 savingsFh savings_bankbJ saviorrs savoryUF savouryV2 savoyV2 sawC3 sawbucktz
sawdustp7 sawdust_saloonjs sawflysH sawhorsetz sawing_machineC8 sawmillC4 sawpiti5 sawyerrT saxE5 saxhornE5
saxifragemp saxitoxinWb saxophoneE5 saxophonistrs sayt6 sayingt6 scabov scabbardtU scabiosamp scadsH scaffoldty
scalelm scaleref scallionUZ scallopUk scallopineV2 scallopiniV2 scalpoI scalpelDA scalperrs scammonyhZ scammonyroothf
scampiV2 scampoV2 scanGw scandalt6 scandiump3 scannerd7 scanningt6 scantyRN scapemR scapulaYS scapularQN scapularyRN
scart6 scarabsH scarabaeidsH scarecrowHd scarerHd scarfRC scarf_jointtc scarfpinGA scarlett6 scattert6 scattergunCj
scatteringk0 scaupsH scaupergf scavengerpP scenarioLD sceneGT scene_of_actiontz scenerytN scentt6 scheduleK5
scheelitep4 schematictU schemet6 schemerrs schismt6 schizanthusmp schizocarpmu schizophreniat6 schizophrenicrs
schlocktU schnappsSR schnapsSR schnauzersH schneckenV2 schnitzelV2 schnorcheli5 schnorkeli5 scholarrs scholarshipt6
scholasticrs scholiaLL scholiastrs scholiumLL schoolkC school_principalrs school_systemkc schoolbagb6 schoolbookLS
schoolboyrs schoolchildrs schoolgirlrs schoolhousekc schoolingt6 schoolmarmrs schoolmasterrm schoolmaters
schoolmistressrs schoolroomjs schoolteacherrs schoonerYw schorlGB schrodVZ sciaenidsH sciencet6 scientistrs scillamp
scimitarCa scionrs scissorsC2 scissurei5 scleraoG sclerometergd scleroproteinp4 sclerosist6 sclerotiniamn sclerotiumms
scollopVX scombroidsH sconceAO sconeV2 scoopDD scooterZ8 scopecd scopolaminep4 scoret6 scoreboardLW scorest6 scoringt6
scornt6 scorpaenoidsH scorpergf scorpionsH scorpionfishsH scorzoneraUZ scotcht6 scotersH scoundrelrs scourtz scourerrs
scourgegT scouseV2 scoutrs scowZ8 scrabbletU scragVB scramblerYx scrapoy scrapbookLS scrapergf scrapheapty scrapingt6
scrappleV2 scrapsp4 scratchFD scratcherrV scratchpadtc scrawlLL screamt6 screamerJs screamingt6 screedJz screenOr
screen_doorMf screeningOz screenplayLS screenwriterrs screwc4 screw_jackgf screwballrk screwbeanmp screwdriverRX
screwtopPj scribbleKf scribbling_blockLV scribefO scribergf scrimPk scrimmaget6 scrimshawHc scripLU scriptLR
scriptureLS scrodVZ scrollKk scrotumoG scroungerrs scrubmh scrub_brushgf scrub_oakhg scrubberfL scrubsRN scrumpySR
scubatc scuffRH scufferRN scuffleDG scullYj sculpinsH sculptorrs sculptural_reliefHc sculptureHU scumrf scupVs
scuppertL scuppernongVx scutcheonQR scuttleMP scyphusb6 scytheDB seakt sea_anemonesH sea_bassVZ sea_birdsH
sea_bottomtz sea_catfishsH sea_creaturesH sea_horsesH sea_island_cottonmp sea_poachersH sea_slugsH sea_sprayp3
sea_spurrymp sea_turtlesH sea_urchinsH seabagb6 seabedtz seabirdsH seaboardtz seacoasttz seafarerrs seafoodV2
seagullsH seahorsesH sealf1 seal_of_approvalIR sealantp4 sealingt6 sealing_materialp4 sealing_waxgd sealskinQl seamte
seamanrs seamounthh seamstressrs seancers seaplaneZ8 seaportt6 searcht6 searchlightAe searobinsH seascapeG4 seashoretz
seasidetz seasnailsH seasont6 seasonalrs seasonerUj seasoningVu seatMm seat_beltRM seatbeltRM seatingt6 seawaterSO
seawayi5 sebumoY sect6 secateursC7 secessionistrs seckelVx secobarbitalWc secondt5 second_baseXm second_basemanrs
second_classkC second_fiddlerk second_growthmx second_handrW second_in_commandrs secondaryeE secondary_coileh
secondary_windingeh secrecyt6 secrett6 secret_agentrs secretaireNo secretaryNQ secretary_of_staters secretaryshipt6
secretionoQ sectt6 sectarianrs sectionKJ sectionalcX sectoreq secularrs secularistrs securityIq security_guardrs
security_systemeD sedanZ8 sedan_chairZ8 sedativeWc sedative_drugWc sedative_hypnoticWc sedative_hypnotic_drugWc
sedgemp sedimentp2 sedimentary_rockp4 seducerrs sedummp seetz seedmm seed_coatms seed_plantmp seedbedtz seedcakeV2
seederdL seedlingmp seedpodmu seeingt6 seekt6 seekerBt seekingt6 seerrs seersuckerPk seesawXt segmentsn segregaters
segregationt6 segregationistrs seidelb6 seigneurrs seinegd seismographgd seizingEI seizuret6 selectionIq
selective_serotonin_reuptake_inhibitorWc selectmanrs selectorLw seleniump3 selfrP self_propelled_vehicleZ8
self_report_personality_inventoryLU sellt6 sellerrs sellingt6 selloutrZ seltzerSP semanticistrs semanticst6
semaphoretc semblanceGi semenoY semestert6 semiZs semiautomaticCj semiconducting_materialp4 semiconductorpL
semidarknesstz semideserttz semidetached_housekc semimonthlyLS seminal_fluidoY seminarrk seminarianrs semitrailerZ8
semiweeklyLS semolinaV2 senaters senatorrs senderdx sendingt6 senegamr seniorrs senior_classrs sennamp sennitEN
sensationq1 sensationalistrs senset6 sensibilityt6 sensitivers sensitivityt6 sensitometergd sensortc sentt6 sentencet6
sentimentt6 sentimentalistrs sentimentalityt6 sentinelrs sentryrs sepalms separateQS separationt6 separatortc sepiaoz
septic_tankb3 septicemiat6 septumla sepulcherjr sepulchrejr sequelKh sequenatortc sequences8 sequencertc
sequestrationJd sequintg sequoiap7 serapeRN serfrs sergePk sergeantrs sergeant_first_classrs sergercV serialKh
seriesJx serigraphHd seriousnesst6 sermont6 serotoninp4 serpentA0 sertralineWc serumoY servantrq servet6 serverc2
servicet6 service_capRN service_clubkN serviceberryUb servicemanrs servicest6 serviettePj servingt6 serving_dishb6
servitudet6 sesamemp sesame_oilp4 sesame_seedV2 sesamoidYS sesbaniahf sessionqS sestetJE setsr setlineEQ setscrewgd
setttU setteeM3 settingtx settleM6 settlementq1 settlerrs setuptZ sevenXO seven_seasku seventeen_year_locustsH
seventht6 seventyt6 severityt6 sewagep4 sewage_systemtz sewerqd sewer_gasp0 sewer_linetL sewings7 sewing_machinecV
sewing_needlegK sext6 sex_symbolrs sexagenarianrs sextantf7 sextetqS sexualityt6 sgraffitotg shackkc shackleEB shadVZ
shadberryVx shaddockTh shadesz shadesQv shadinesstx shadingte shadowsJ shadowgraphHf shaftXx shaft_of_lighttz shagOd
shagbarkhg shaketR shakera7 shakingt6 shakoRN shalep4 shallotTo shallowku shalwarRN shamqK shamanrs shamet6 shamisenE5
shampoopn shamrockmp shamrock_peamp shankVA shantungPk shantykb shapenL shaperdv shapingt6 shareKL shareholderrs
sharerrs sharingt6 sharkqu sharkskinPk sharpgA sharp_tailed_grousesH sharpenergf sharperrs sharpieY5 sharpnesst6
sharpshooterY5 shaverCv shavingt6 shaving_creamtc shawlRN shawmE5 shayZ8 sheafb6 shearCw shearsC7 shearwatersH
sheathQS sheathingtU shedkc sheddingt6 sheepqu sheep_kedsH sheepdogsH sheepmanrs sheepshankgd sheepskinJo sheeshati
sheetJ2 sheet_glasstU sheet_irontU sheet_metaltU sheetingPk sheikrs sheikhdomtz shekelsFh sheldrakesH shelfNm shellCE
shellacpL shellbarkhg shellfishVZ shellflowermp shelterkL shelterbelttz shepherdrs shepherd's_pursemp sherbertV2
sherbetV2 sheriffrs sherlockrs sherrySR shieldQb shieldingtR shiftPs shift_keyMH shifterdw shiftingt6 shillrs
shillalahgf shillelaghgf shillingFM shimga shimmyQq shinTV shin_boneUv shinboneYS shinet6 shinerr6 shingleI8
shinglingpn shiningt6 shinleafmp shinpadRN shinplasterFh shipZ8 ship_canali5 shipbuildingt6 shipmenttQ shipownerrs
shipperrk shippingZG shipping_agentrs shipwayiW shipwormsH shipwreckZ4 shireZP shirkerrs shirtRN shirtdressRN
shirtingPk shirtsleevePj shirttailKS shirtwaistRN shirtwaisterRN shishati shitpB shitlistLL shittahhg shivCa shleprk
shlocktU shnookrs shoalg7 shockt6 shock_absorbertc shoddyp4 shoeQ2 shoe_storekc shoeboxa9 shoehorntc shoelaceEQ
shoemakerrs shoestringEL shoetreetc shofartc shojiPj shooflyMp shookb6 shootmg shooterXf shootingt6 shooting_gallerykU
shooting_preservetz shooting_startz shopkW shop_windowMf shophartc shopkeeperrs shopperrs shoppingsr shopping_centerkc
shopping_mallkc shopwalkerrs shopwindowMf shoretz shorebirdsH shortsm short_circuittc short_linetz
short_staple_cottonp4 short_storyLS shortaget6 shortbreadV2 shortcakeV2 shortcuti5 shorteningpn shortgrassmp
shorthandLL shorthornsH shortiamp shortlistLL shortnesst6 shortsRN shortstoprq shotBy shotgunCj shoulderNw
shoulder_bladeYS shoulder_strapEO shoutt6 shoutingt6 shovelDI shovelerrT showt6 show_offrs showboatZ8 showcaseax
showercS showerheadi5 showingt6 showmanrs showpieceIP showroomjs shrapnelCi shredOm shreddertc shrewrT shrew_molesH
shrikesH shrimpUM shrimperZ8 shrinekc shrinkrs shroudD9 shrubmp shrubberyl6 shrubletmp shuckp4 shuntno shunterZ8
shutterMR shuttleXP shuttlecockXs shyt6 shylockrs sialolithtL siamesei5 sibilantt6 siblingrs sickrs sickbagb6
sickbedNM sickleDB sicknesst6 sickroomjs sideSl side_dishV2 side_entranceMe side_yardjs sideboardNS sidecarR4
sidelightAe sidesaddleM7 sidetracktY sidewalki5 sidewinderBq sidingtX sieget6 siennap4 sierrasH sievetc siftertc
sight6 sightt6 sight_settinggd sightsgd sigmoidoscopegd signKE signalt6 signatureJE signboardLW signerrs signettg
signet_ringGA significancet6 significant_otherrs signorers signpostLO silagetg silencet6 silencerEj silenemp silentstU
silesiaPk silicap4 silicatep4 siliconp3 siliconep4 silkPJ silk_cottonp4 silksRN silkscreenHd silkweedmp silkwoodhg
silkwormsH sillsZ sillabubVE sillyrs silokY siltp6 silverIF silver_bellhg silver_oakmp silverfishsH silverpointtU
silversidessH silversmithrs silvervinehf silverwaretU silverweedhS silverworktU simalhg simiansH similarityt6 simnelV2
simoleonsFh simplemM simple_machinega simple_sugarp4 simpletonrs simplicityt6 simulacrumHB simulatoref simulcastLL
simvastatinWc sint6 sinapismPj sincerityt6 sinciputYS singerrs singingt6 singlet6 single_breasted_jacketRN
single_reed_instrumentE5 singlest6 singlestickgf singletRN singletonXO singulart6 sinkZ9 sinkerVF sinkingt6 sinnerrs
sinusoG siphonophoresH sipperrs sirrs sirerd sirenEg sireniansH sirishg sirloinV2 sirupV2 sisrs sishamhg sissoohg
sissuhg sisterrs sister_in_lawrs sitarE5 sitec0 sitterrC sittingql situationt6 sixXM six_footerrs sixpackb6 sixpenceFh
sixtht6 sixtyt6 sizeoi sizingp4 skankpn skateXg skateboardZ8 skaterrs skatingt6 skeletal_systemYP skeletonX9
skeleton_shrimpsH skepb6 skepticrs sketchtR sketchbookLS sketcherft skewergd skitc ski_bindingeg ski_jumpga ski_liftZ8
ski_runi5 ski_towZ8 skiagramHf skiagraphHf skibobZ8 skidtU skidderY5 skierrs skiffZ8 skiingt6 skillt6 skilletgf
skillyV2 skimso skimmerQA skinnw skinheadsrs skinnerrs skipjacksH skipjack_tunasH skipperrs skirmisherrs skirtOo
skittleXs skivviesRN skuasH skullYS skull_and_crossbonestg skullcapQ1 skunkob skunk_cabbagemp skysd skyhookZc
skylightMf skyrocketBH skysailPk skyscraperkc skywalki5 skywayiw skywritingLL slabtU slackDT slacksRN slainrs
slammerkA slangt6 slantt6 slapperrs slapstickEs slashtp slasherB5 slattU slateKv slatingtR slatternrs slavers
slaveryt6 slawV2 sledZ8 sledgeZc sledgehammergf sleept6 sleeperPn sleepingt6 sleeping_bagNL sleeping_capsuleWc
sleeping_pillWc sleepwalkerrs sleepwearRN sleetlH sleevePR sleighZ8 sleuthrs sliceeq slicerCr slickDC slickerRF
slideW2 slide_actioneg slide_charttc slide_ruleef slidewayi5 sliding_doorMf slightt6 slimep2 slime_moldmn slingBZ
slingbackRN slingshotXt sliplN slipcoverPj slipknotgd slipoverRN slipperRF slipstickef slitiq slivovitzSR slobrs
sloeSg sloopZ8 slopSq slopetx slopsQT slotci slothr7 slouchrk sloughtt slowcoachrs slowingt6 slowpokers sludgep4
slugCG sluggerrs sluicei5 sluicegateMI sluicewayi5 slumtz slum_areatz slumgullionV2 slurt6 slurryp3 slushSO slutrs
smackY1 smalloB small_armCj small_canemp small_changeFh small_printKn small_stuffEN small_townrs small_whitesH
smallmouthsH smallmouth_bassVZ smallnesst6 smallpoxt6 smaltitep4 smartt6 smart_moneyq1 smart_setrs smasherrq smearsg
smellt6 smellingt6 smelling_saltsp4 smeltVZ smilaxhf smilet6 smilernS smilingt6 smithrs smockRN smockingtU smokelF
smoke_bushmp smoke_screentZ smoked_salmonV2 smokehousekc smokeless_powderBX smokerY5 smokescreentZ smokestacki5
smokingt6 smoking_jacketRN smolderAr smootht6 smoothbarkhg smoothboreCj smootherea smoothieRx smoothnesst6
smorgasbordVE smotherk7 smoulderAr smudgeAq smugglerrs smutld snackV2 snack_barNr snaffletc snaffle_bittc snagg0
snailT0 snailflowerhf snakeel snake_mackerelsH snake_oiloV snake_palmmp snakebirdsH snakerootmp snapGJ snap_brimtz
snapdragonmp snaplineEQ snapperHl snapping_turtlesH snapshotHf snareDL snatchnC snatcherrs sneakrs sneakerRF
sneezeweedmp sneezingt6 snifterb6 snipesC sniperrs snipsC7 snoodPh snoringt6 snorkelh8 snorterrK snoutoG snowk9
snow_buntingsH snow_plantmp snowballT6 snowboardtU snowdropmp snowfalllH snowfieldtz snowflakepf snowmanHe
snowmobileZ8 snowploughZ8 snowplowZ8 snowshoetc snowstormlH snowsuitRN snuffpk snuffboxb6 snuffergJ snuffersC7 snugjs
sot6 soakt6 soakingt6 soappw soap_flakesp4 soapberryhg soapboxbZ soapstonep4 soapwortmp sobraliamp soccert6
soccer_ballXs sociablers socialrs social_classrs social_gatheringrs social_reformerrs socialismt6 socialistrs
societyqS sociologistrs sociologyt6 sockRN socketa4 sockeyeVZ sockeye_salmonVZ socleNt sodqk sodaRw soda_ashp4
soda_fountainNj soda_waterSQ sodalityrs soddykc sodiump3 sodium_tripolyphosphatep4 sofaM5 soft_drinkSR
soft_finned_fishsH soft_glassp7 softbackLS softballXk softenerp4 softeningt6 softnessky softwaret6 softwoodp7 soilo7
soil_conditionerp4 soireers soiree_musicalers sojahf solpk solderp3 soldering_fluxp4 soldering_irongf soldierrm soleTr
solenoideh solicitorrs solidpy solid_solutionp3 solidusFe soliloquyKh solitaireF0 solitaryrQ solitudetm sollerettU
solmizationt6 solot6 soloistrs solsticet6 solutep2 solutiono5 solvatep4 solvating_agentp3 solventpt solvingt6 somahY
somanCf sombreroRN somebodyrs someoners somewheret6 sommelierrs sonrs son_in_lawrs son_of_a_bitchrs sonargd sonatat6
songt6 songbirdsH songbookLS songsterrd songwriterrs sonnetLS sonnyrs sonogramHd sonographgd sonometergd soochongV2
sootp3 soothsayerrs sophisticaters sophisticationt6 sophomorers sophomore_classrs soporificp3 sopranorq sorbVx
sorbetV2 sorcererrs sorceressrs sorceryt6 sordinoE5 soret6 sorghumUZ sorrelS1 sorrowt6 sortql sorterdv sortingt6 souFh
sou'westerQg souarihg souchongV2 souffleV2 soulrB soundke sound_recordingtc sound_systemeZ soundboardjs soundboxjs
soundertc soundingt6 sounding_boardjR sounding_lineEQ soundtracktc soupVn soupfinsH soupspoontg sourSG sour_cherryTC
sour_creamV2 sour_gumhg sour_mashRv sour_orangeTh sourballV2 sourceJp source_of_illuminationAe sourdineE5 sourdoughpc
soursopTh sourwoodhg sousaphoneE5 souseUN soutachetg soutaneRN southt6 southeastt6 southeasterlH southeastwardt6
southerlylH southern_arrow_woodmp southpawrs southwardt6 southwestt6 souvenirIJ souvlakiV2 souvlakiaV2 sovereignrs
soviett6 sowsH sowbellyV2 soyTX soyaTe soya_beanS5 soybeanS5 soybean_milkV2 soybean_oilp4 soybean_planthf soymilkV2
spakI spacetp space_barMH space_probeCd space_shuttleZ8 space_stationtc space_vehicleZ8 spacecraftZ8 spaceshipZ8
spacesuitRN spacklep3 spadeDF spadefootsH spadixms spaghettiV2 spaghettiniV2 spanhi spandexPk spangletg spanielsH
spankerOx spannergf sparfe sparefx spareribV2 spareribsV2 sparkt6 spark_plugeh sparkerPh sparklerA2 sparklingt6
sparkling_waterSP sparlingVZ sparrowsH spasmt6 spasmolyticWc spasticrs spatQn spatchcockV2 spathest spathiphyllummp
spatulagf spawnst speakeasyjs speakerdm speakerphoneeh speakingt6 spearCJ spearheadrZ spearmintmp specialUP
specialistrs specializationt6 specieFh specificWP specificationJd specificityt6 specimensf speckou speckletg specsRK
spectacletI spectaclesRK spectaculart6 spectatorQZ spectator_pumpRN spectersR spectinomycinWc spectrogramHf
spectrographGp spectrometergd spectrophotometergd spectroscopegd spectrumt6 speculationt6 speculatorrs speculumgd
speecht6 speedt6 speedboatZ8 speedometergd speedwayin speedwellmp spellt6 spellerKC spellingLL speltmp spenderrs
spendingt6 spermst sperm_whalesH spermacetiBX spermatocidetc spermicidetc sphagnummn sphaleritep4 sphenoidYS spheresy
spherometergd sphincteroG sphinxG2 sphygmomanometergd spicrs spiceTu spiceberryUb spicebushmp spicemillef spidere8
spider_crabsH spiderwortmp spigotLy spikeXJ spike_rushmp spikemossmp spikenardWd spilliE spillerDy spillikintU
spillwayi5 spint6 spinachUZ spinalt6 spinal_fluidoY spindlefd spineoA spinelp4 spinetE5 spinnakerPk spinnerXA
spinningt6 spinning_jennyef spinning_wheelef spinsterrs spiny_finned_fishsH spiraeamp spiralsU spiral_springtc spirekc
spireamp spiritsK spirit_leveltc spiritsSR spiritualt6 spiritual_beingsR spirographgd spirometergd spironolactoneWZ
spirulasH spitfI spitballCX spitet6 spittleoY spittlebugsH spittoonb6 spitzsH splashss splashboardtU splashertU
splashingt6 spleenoB spleenwortmp splicetc splicerdZ splicingtc splinetU splinteB splintersp7 splitSi split_endrs
splitsawDB spodumenep4 spoilt6 spoilableV2 spokesk spokeshaveDB spokesmanrs spokespersonrs spongepD sponge_cakeV2
sponsorrs spontaneous_combustionAr spooleg spoonWr spoonbillsH spooriw sporangiumms sporems spore_casems spore_sacms
sporophorems sporophyllms sporophytemp sporranb6 sportql sport_fishsH sporting_goodsXr sports_arenakc
sports_equipmentXs sports_fanrs sports_jacketRN sports_sectionLS sportscastLL sportsmanrs sportswearRN sportswomanrs
spotJO spotlightAV spotted_gumhg spousers spouti5 spouteriF spragtN spratVZ sprawltx sprawlerrs sprawlingt6 sprayaM
spray_guntc sprayera7 spreadIW spreaderdP spreadheadLV spreadingt6 sprigmF springkf spring_waterSN springboardtZ
springerr4 sprinklelF sprinklereg sprinklesV2 sprinklingk0 sprinterrs spritgf spritesR spritsailPk spritzerSR
sprocketfu sproutUa sprucegs spruce_grousesH spudDE spunkBO spurh1 spurgemp spurnerrs sputniktc sputumoY spyrs
spyglassgd spyholei5 squabMk squadt6 squalllH squareqF square_knotgd square_riggerZ8 squashTe squawrs squawkerdx
squeakertZ squeegeegf squeezeqS squeezergf squeezingt6 squelcheE squelchereE squibBX squidVZ squiggleKn squillmq
squinchtz squirers squirreloo squirrel_cornmp squirrelfishsH squirtrk squirterXt stabt6 stabileHc stabilisertc
stabilityt6 stabilizero2 stablekc stable_geartc stablemateZ7 stablingkc stackI4 stacksbM stadiumtz stafff0 stafferrs
stagsH stag_partyrs stageYu stage_doori5 stage_settU stagecoachZ8 stagehandrs stagerrs staging_areatz staino9
stained_glassp7 stained_glass_windowMf stainingt6 stainlessp3 stainless_steelp3 staircasehe stairshe stairwayhe
stairwelli5 stakefz stalkle stalljg stallionZ7 stallskc stalwartrs stamenms stammelPk stampIb stamperdM
stamping_machineea stancet6 standNc stand_inrs standardsh standbyqJ standeeHG standingJ0 standpipetL stanhopeZ8
stanhopeamp stanzaLS stapeliamp stapesYS stapleey staplegunef stapleref starqz star_aniseTB starchp4 starchesV2
staret6 starfishsH starletri starlighttz starlingsH starshipZ8 startt6 starterLX startingt6 starting_bufferp3
starting_pitcherrs starvationt6 starvingt6 statetu state_capitaltz statementt6 staterFa statesmanrs stateswomanrs
statict6 static_tubegd statinWc statin_drugWc stationty station_housetz stationeryLV statisticianrs statisticst6
statoreg statueHb statuetteHe staturet6 statust6 statuteLU statute_of_limitationsLU stavesx stayJF stay_at_homers
stayersH staysRN staysailPk steadyrs steakV2 steakhousekc stealt6 stealingt6 steamp3 steam_bathjp steam_shovelDJ
steamboatZ8 steamerUQ steamrollerZi steamshipZ8 steedZ7 steelBo steel_arch_bridgeiz steel_woolp4 steelyardgd steeptz
steeperb6 steeplekc steeplechaserZ7 steeplejackrs steerr9 steeringt6 steering_geareg steering_linkageeg
steering_mechanismeg steering_wheelMI steinb6 stelaIQ steleH1 stelismp steml4 stemmere2 stenciltU stenographeB
stenographyLK stenopterygiussH stenttL stentorre stepsh step_inRN stepchildrs stephanotismp stepheadLS stepladderhd
stepmotherrs steppetz stepperYg stepshN stepsonrs sterculiahg stereoGK stereo_systemeZ stereophonyeZ stereoscopegd
steriliserb6 sterilizerb6 sterlingFh sternnM sternposttz sternumYS sternutatoryp4 sternwheelerZ8 steroidoK steroloY
stethoscopegd steviamp stewVE stewardrs stewingt6 stewpangf stibnitep4 stickLr stickerBe sticklerrs stickpinGA
stickweedmp stiffX6 stiffenerp4 stiffnesst6 stiflerrs stigmamH stilettoCa stillHR still_lifeHd stillnessk5 stiltfP
stimulantpI stimulationt6 stimulust6 stingt6 stingerSC stingingt6 stingraysH stinkhornmn stintr7 stipems stipendiaryrs
stirt6 stirrerft stirringt6 stirrupX8 stitchtZ stitcherytU stitchingt6 stitchwortmp stobgf stockIS stockadekc
stockbrokerrs stockcarZ8 stockfishV2 stockholderrs stockhornE5 stockinetPk stockinettePk stockingRH stockpotby
stocksfS stocktakerrs stodgeV2 stoicrs stokerdw stoleRN stomaiq stomachoF stomacherRN stomatei5 stoneof
stone_parsleymp stonewaregf stoneworktz stony_coralsH stoogers stoolMz stoopar stopsV stopcockMI stopovertx stoppagetr
stopperXN stopper_knotgd stoppinggW stopst6 stopwatchec storageav storage_areajs storage_spaceb8 storage_tankb3
storeaE storehouseb8 storekeeperrs storeroomjs storksH stormlF storm_cellarkc storminesslF storyJl storybookLS
storylineLS storytellerrs stoupb6 stoutSK stovecR stovepipeQJ stovepipe_irontU stovertg stowagejV strabismust6
straddleJd stragglerrs straightrY straightedgegf straightenertc straightjacketRN strainr2 strainertc straitku
straitjacketQy straketU strandDq strangenesst6 strangerrs stranglermM strangler_treemp strapEG straplessRN
strategistrs strategyt6 stratumql stratuslH strawpx strawberryVk strawberry_treemp strawboardLV strawmanGf straysH
streaktT streamkp streambedtz streamerJf streamingt6 streamletku streamlinerZ8 streetis street_cleanerrs
street_corneri5 streetcarZ8 streetlightAe strengtht6 strengthenertc strengtheningt6 streptocarpusmp streptokinasep3
streptomycinWc streptothricinWc stresst6 stretcht4 stretcherYh stretchingt6 streuselVG striatS stricklegf stridet6
striderrs striket6 strikercr strikingt6 stringD1 stringed_instrumentE5 stringerrX stringybarkhg striptB strip_minei5
stripete striped_bassVZ striped_mulletsH striperUM stripperht stripteaserk strobegd stroboscopegd stroket6 strollerZO
strong_drinkSR strongboxb6 strongholdkc strongmanrs strongroomjs strontianitep4 strontiump3 stropEM strophanthinp4
strophanthusmp stropheLS structural_membertz structurenH strudelV2 strugglet6 struttp strychnineWb stubmg stuccop3
studYp studbookLL studentrs studhorseZ7 studioj3 studyJN studyingt6 stuffpH stuffingVG stuffing_boxjs
stumbling_blocktz stumpmI stunnerrk stuntr5 stupidrs stupidityt6 sturgeonsH stylet5 stylistrs stylusfY stypticWc
styraxmp styrenep4 subUw subbasetg subclasst6 subcompactZ8 subcontinenttz subcontractLU subculturet6 subdirectoryLL
subdivisionIn subfamilyt6 subgenust6 subheadLS subheadingLS subjectql subjectivistrs sublimatep0 submarineSW
submaxillaYS submenuLL submersibleY7 submissionIq submitterrs subnormalrs subordert6 subordinaterq subornerrs
subpoenaLU subpoena_duces_tecumLU subscriberrs subshrubmp subsidiaryrk subsidisationFe subsidizationFe subsistencet6
subsoilp6 subspeciest6 substancepU substationtz substituteq1 substitutingt6 substitutiont6 substratepk subtilinWc
subtitleLO subtletyt6 subtracterdv subtropicstz suburbtz suburban_areatz suburbaniters suburbiatx subversivers
subwayiK subwoofereh succadeV2 successql successiont6 successorrk succorymp succotashV2 succulentmp suckt6 suckerTE
suckingt6 sucklingrF sucralfateWc sucrosep4 suctiont6 suction_cuptc sudatoryWT sudorificWc sudsRq suedeOt
suede_gloveRN suerrs suetp4 suffererrs sufferingt6 suffixt6 suffraget6 suffragistrs sugarE8 sugar_canemr sugar_maplehg
sugarberryTh sugarcanemr sugarloafV2 sugarplumV2 suggesterrs suggestiont6 sugihg suicideq1 suicide_bomberrs suitRB
suitabilityt6 suitcaseb6 suitekF suitingPk suitorrs sukiyakiV2 suksdorfiamp sulfaWc sulfa_drugWc sulfacetamideWc
sulfadiazineWc sulfamethazineWc sulfamethoxazoleWc sulfamezathineWc sulfanilamideWc sulfapyridineWc sulfatep4
sulfidep4 sulfisoxazoleWc sulfonamideWc sulfonatep4 sulfonylureaWc sulfurp3 sulindacWc sulkyZ8 sullamp sulphaWc
sulphatep4 sulphidep4 sulphurp3 sultanrs sultanaVx sultanatetz sultrinesslF sumt5 sumaclg summaryt6 summert6
summer_camptz summer_cypressmp summer_housekc summitqh summonsLH sumpbS sunqk sun_gearga sunbeamtz sunblindtU
sunblockWd sunbonnetRN sunburstFn sunchokeV2 sundaeV2 sundialec sundogtg sundressRN sunfishVD sunflowermp sunglassgd
sunglassesRK sunhatRN sunlampAe sunlighttz sunraylU sunrisek5 sunrooftz sunscreenWd sunsetk5 sunshadetU sunshinek2
sunspottg sunstoneGC sunsuitRN superrs superchargereg supercomputeref supergianttz superheteh superhighwayis
superintendentrs superiorrs superior_courtrs superiorityt6 superlativet6 superloadtU supermanov supermarketkc
supernatantoY supernaturalt6 supernatural_beingsR supernovatz supernumeraryrs superordert6 superordinaterk
superoxidepo superoxide_dismutasep3 superscriptionLK superstructuretz supertankerZ8 supertitleLL supervisiont6
supervisorrq supperVr supplejackgf supplementKi suppliantrs supplierrs supplyt6 supply_chambereg supply_lineiw
supplyingt6 supporttj support_columntz supporterPy supportingt6 supporting_structuretz suppositoryWc suppressantp3
suppresserdY suppressiont6 suppressordY suppurationoQ supremacistrs supremacyt6 supreme_authorityrs supreme_courtrs
suraK8 surbasetg surcoatRN suretyq1 surft6 surfacet2 surface_active_agentp3 surface_liftZ8 surface_soilp6 surfactantp3
surfboardtU surfboatZ8 surgeonrs surgeryja surgical_knifeDA surpliceRN surplust6 surprintHd surpriset6 surrealistrs
surrendert6 surreyZ8 surrogaters surroundtz surroundingstr surtitleLL surtoutRN surveillancet6 surveyt6 surveyingt6
surveyorrs surveyor's_levelgd survivalt6 survivorrd susceptibilityt6 sushiV2 suspectrs suspenderRN suspenset6
suspensionpk suspension_bridgeiz suspensorRN suspensoryPb suspiciont6 sustainerrs sustenanceVu sutraLS sutureDl
suzeraintytv swabgf swagH8 swagegf swaggerrk swagmanrs swallowry swallowtailRN swamirs swampty swamp_gumhg swamp_oakhK
swamp_plantmp swansH swardtz swarmrk swashbucklerrs swastikatg swatchPk swathif swathePb swathingtU swattergf swayt6
swayerrs sweatkv sweatbandtU sweaterRF sweatingt6 sweatpantsRN sweatsRN sweatshirtRN sweatsuitRN swedeUZ sweepe1
sweeperff sweepingt6 sweetVu sweet_cherryTh sweet_flagmp sweet_gumgo sweet_peahf sweet_pepperUZ sweet_potatoEX
sweet_rollV2 sweet_sorghummp sweet_woodruffUZ sweetbreadV2 sweetbreadsV2 sweetenerVu sweeteningVd sweetheartrs
sweetleafhg sweetmeatV2 sweetpeahf sweetsopTh swellhM swellingt6 swiftsH swilltg swimt6 swimmerrs swimmingt6
swimming_holeku swimming_pooli0 swimsuitRN swimwearRN swindlerrs swinesH swingXQ swingerrs swingingt6 swinging_doorMf
swingletreegf switchLz switchbladeDB swiveleg swizzleSR swobgf swordCa swordfishVZ sycamoreg9 syconiummu syllabaryLL
syllabic_scriptLL syllablet6 syllabubVE syllogismt6 sylphrb sylvansR sylvitep4 symbolt6 symbolistrs symbolizingt6
symmetrytr sympathizerrs sympathyt6 symphonyt6 symposiumrs symptomt6 synagoguekc syncarpmu synchrocyclotrongd
synchroflashtc synchronisergd synchronizergd synchronoscopegd synchroscopegd synchrotrongd syndicatet6 syndromet6
synodrs synoviaoY synovial_fluidoY syntaxt6 synthesist6 synthesiserEq synthesizerEq syntheticp4 synthetismHd
syphilist6 syphiliticrs syringamp syringegd syrinxE2 syrupV2 systemm1

tabKQ tabardRN tabascoV2 tabboulehV2 tabernaclekc tabiRN tabisRN tableNl table_knifeC9 table_saltV2 table_servicetU
tableclothPj tableforktU tablelandhh tablespoontS tabletKp tablewaretU tabloidLT tabooliV2 taborE5 taboretM6 tabourE5
tabouretM6 tabulatoref tabunCf tacamahachg tachgd tacheometergd tachistoscopegd tachographgd tachometergd
tachygraphyLL tachymetergd tackDS tack_hammergf tackerdZ tackingtZ tackleq8 tacklerrs tacoUj tactt6 tacticst6
tadpolesH taeniar0 taffetaPk taffyV2 tagK6 taggerrq tagliatelleV2 tahiniV2 tailn1 tailbackrq tailboardMf tailcoatRN
tailfintg tailgateMf taillightAe tailorrs tailpipetL tailplanetc tailracei5 tailsRN taipansH taket6 take_uptZ
takeawayVd takeoutVu takeovert6 takingt6 talariaRN talcp4 talcumWO talcum_powderWc talet6 talentrP talipothg
talipot_palmhg talismanIP talkt6 talkerrs talkietU talkingt6 talking_picturetU talkst6 tallt6 tallboybv tallisRN
tallithRN tallowBT tallyJx talusYC tamRN tamalV2 tamaleV2 tamarackhg tamarinsH tamarindTh tamarindoTh tamariskmp
tambourEr tambourineE5 tammyO1 tampgf tampergf tamping_bargf tampontz tant6 tanagersH tandemZi tandoorbu tanekahahg
tangeloTh tangencytS tangentt6 tangerineTh tangorhg tangramXs tankZW tank_irontU tankaGW tankardb6 tankerZz tannerFa
tanninp4 tanningt6 tannoyeh tansymp tansy_leaved_rocketmp tantalitep4 tantalump3 tantraLS tapLf tapaO6 tapetc
tape_deckeh tape_measuregd tape_recordingtc tape_transporteg tapelinegd tapenadeV2 taperAK taperingt6 tapestryGN
tapewormsH tapingtc tapiocaV2 tapirsH tapisPk tappaO6 tappetMH tappingt6 taprootmg tarpd tarantulasH tarbooshRN
tardigradesH tareg5 targetW8 target_areatz tarifft6 tarmactN tarmacadamtN tarnku taroTo taro_rootV2 tarotLV tarpPk
tarpanZ7 tarpaulinPk tarponsH tarragonUZ tarsalYS tarsiersH tartVB tartanPk tartarpE tartletV2 tartratep4 tarwoodhg
taskt6 taskmasterrs tassetU tasseltg tassettU tastet6 tasterrs tastingt6 taterV2 tatouaysH tatterPk tatterdemalionrs
tattingtZ tattlerrT tattootT tavernkc tawXb tawsegd taxt6 tax_exemptLU tax_formLU taxationt6 taxiZ8 taxi_striptz
taxicabZ8 taximetergd taxonomistrs taxpayerrs tchotchkeH2 teaR3 tea_like_drinkSR tea_servicetU teaberryUb teacakeV2
teacartZ8 teacherrq teachingt6 teacupbJ teakgs teakettleby teakwoodp7 tealr9 teamr8 teammaters teamsterrq teapotby
teariU tear_gasCe teargasCe tearingt6 teaserq teaselmp teaserIm teashopkc teasingt6 teaspoontS teatimeV2 technicalZ4
technicianrs techniquet6 technologydF teddyQF teddy_bearXt teddy_boysrs teeWw teenrs teenagerrs teeterXt teeterboardXt
teetertotterXt teetotalerrs teetotumXt tektitep7 telecastLL telecastingtc telecomtc telecommunicationtZ telefilmtU
telegramLL telegraphtc telegraph_formLU telegraph_lineEP telegraphytc telemetergd teleostsH teleost_fishsH telephoneeO
telephone_boothjs telephone_lineEC telephone_poletz telephone_seteh telephonytc telephotoHf telephotographHf
teleprinteref telescopegd telescopic_sightgd telethermometergd teletypewriteref televisiondK television_equipmenteh
television_seteh television_tubeeh telexef telferZ8 tellerrs tellingt6 telltalers telluridep4 telluriump3 tellyeh
telpherZ8 telpheragetz temazepamWb tempert6 temperamentt6 temperatenesslF temperaturet6 tempestk4 templekZ tempot6
temporalt6 temporaryrs temptationt6 tempterrs tempuraV2 tenXF tenantrs tenchsH tendencyhn tenderZL tenderizerp4
tenderloinUo tendingt6 tendonoG tenementkc tenement_housekc teniatU tennerFU tennist6 tennis_ballXs tennis_courttz
tennis_racketgf tennors tenontz tenorqS tenoroonE5 tenpenceFh tenpinXs tenpoundersH tenset6 tensimetergd tensiometergd
tensiont6 tentka tentertz tenterhookeg tentht6 tenuret6 tequilaSR terazosinWc terbiump3 terebinthhg teriyakiV2 termt6
termagantrs terminalcw terminationt6 terminologyt6 terminusGh termitesH termst6 ternsH terpenep4 terpsichoreanrs
terra_cottagf terra_firmatz terracegr terraintz terrapinsH terriersH terrineV2 territorialrk territorial_divisiontz
territorial_watersku territorytx terrorrB terrorismt6 terroristrs terryPk terryclothPk tessellatU tesseratU testt6
testams testamentKk testatorrs testieretU testimonyt6 testingt6 testisoG testosteroneoY testudotU tete_a_teteMr
tethertc tetrachlorethyleneWc tetrachloridep4 tetrachloroethyleneWc tetracyclineWc tetraethyl_leadp4 tetrameterLS
tetrapodsH tetrasaccharidep4 tetraskeletg tetraskeliontg tetrasodium_pyrophosphatep4 tetrodeeh tetrodotoxinWb
tetroxidep4 tetrylBX textLS textbookLS textilePk textual_criticismLS textual_matterLS texturet6 thalamusoG
thalidomideWc thalliump3 thallusms thanatopsisLS thaners thankst6 thatchnn thatcherrs thawk6 thawingk4 the_haltrs
theaterkS theater_lightAe theater_of_operationstz theater_of_wartz theater_stagetz theatrekW theatregoerrs
theatricalt6 theftt6 themeIq thent6 theodolitegd theologianrs theologyt6 theophyllineWc theoremt6 theoreticianrs
theoristrs theoryt6 theosophistrs therapeuticWc therapistrs therapsidsH therapyt6 theret6 thereminE5 thermallH
thermelgd thermionic_tubeeh thermionic_vacuum_tubeeh thermistortc thermocouplegd thermodynamicst6 thermographgd
thermogravimetergd thermohydrometergd thermojunctiontc thermometergd thermometrographgd thermopilegd thermoplasticp7
thermoregulatorMI thermosb6 thermostatMI theropodsH thesaurusLS thesisJx thespianrs thiabendazoleWc thiaminV2
thiamineV2 thickt6 thickenerp4 thickeningpY thicketmx thicknesst6 thiefrs thighoF thighboneYS thillgf thimblebJ
thimbleweedmp thimerosalWc thingsq thingst6 thinkt6 thinkerrs thinkingt6 thinnerp3 thiocyanatep4 thioguanineWc
thiopentalWc thioridazineWc thiotepaWc thiothixeneWc thiouracilp4 thirdWg third_baseXs third_basemanrs
third_class_mailLL third_geareg third_sackerrs thirstt6 thirsterrs thirtyt6 thistlemp tholetc tholepintc thongQH
thoraxoG thoritep4 thoriump3 thornne thorn_applemp thoroughbredZB thoroughfarei5 thortveititep4 thoughtt6 thousandt6
thousandtht6 thrasherd8 threadEK threadergf threadsRN threatqS threeXF threepenceFh threshereL thresholdMT thriftme
thrillerLS thripssH throatiZ throbbingt6 thrombinp3 thrombolyticWc thrombolytic_agentWc throneM0 throngrs throstleeL
throttleMF throttle_valveMI throughputtU throughwayi5 throwOO throwawayJY throwerrs thrushqr thrustt6 thrusterdv
thrustingt6 thruwayi5 thugrs thumbnr thumbholei5 thumbnuttU thumbscrewgd thumbstalltU thumbtackgd thunderoi
thunderboltlF thundererE5 thunderstormlH thuribleb6 thusp4 thwarttz thymeUZ thyminep4 thyroglobulinp4 thyroidoG
thyroninep4 thyrotrophinoY thyroxineoY thyrsopterismp time tiaraGA tibiaYS tickNA tickereG ticker_tapeLV ticketLU
ticket_boothkc ticket_officekc tickingO5 tidbitV2 tidet6 tidemarktc tidewatertz tidewayku tidyb6 tieQe tie_beamtz
tie_ingd tiebacktc tiepinGA tierDa tiffinV2 tigerrG tight_endrs tightropeEN tightsRN tileWq tillah tillerLg tiltt6
tilthtp timbaleV2 timbertC timbrelE5 timet6 time_delay_measuring_systemgd time_draftLU timecardLP timekeeperdN
timelineLL timepieceec timerLZ timest6 timetableLL timidrs timingt6 timololWc timothymE timpaniE5 tinat tin_canZX
tinctureV9 tinderBY tinderboxbJ tinetz tineoidsH tinfoiltU tinget6 tinglingt6 tinkerrd tinkererrs tinplatetU tinselDp
tinsnipsC7 tintoz tintackgd tintometergd tinwaretU tipt6 tipperZO tippetRN tipuhg tiramisuV2 tiretU tire_toolMH
tiroleanRN tisaneSR tissueKd titn8 titanrs titaniap4 titaniump3 titbitV2 titferRN tithoniamp titiha titleK1
title_holderrs titmousesH titratortc toadsH toadfishsH toadflaxmp toadstoolmn toastVp toastercL toastmasterrs
tobaccolP tobacco_hornwormsH tobacco_plantmp tobogganZ8 tobramycinWc tobyb6 tocainideWc tocopherolVz tocsinEx todayt6
toddlerrs toddySR toenm toe_boxp3 toecaptU toffeeV2 toffyV2 tofuV2 togaRN toggleLs togsRN toiletcM toilet_articlestc
toilet_powderWc toiletrytc tokenHm tolazamideWc tolbutamideWb toletU tolerancet6 tollt6 toll_bridgeiz tollbarMf
tollgateMf tollhousejs tolup4 tolu_balsamp4 toluenep3 tomsH tomahawkCj tomalleyV2 tomatilloTn tomatoVh
tomato_hornwormsH tomato_pasteV2 tombkc tombstonekc tomcatsH tomeLS tomographtc tomorrowt6 tonet6 tonerpZ tongstc
tongueSn tongue_depressortc tonicSA tonightt6 tonka_beangx tonometergd toolgM toolboxb6 toolshedkc toontU toothYL
toothbrushgQ toothed_whalesH toothed_wheelga toothpastep4 toothpickgc topsX top_dogrs topazFv topcoatRN topeeRN
topgallantO2 topiQ6 topiaryjm topict6 topknotRE topmastgf topminnowsH topologyt6 topperQB toppingtg topsailPk
topsoilp6 toqueRN torgy torchAY toretg tormentorrV tornadolE torpedoAv torquet6 torrentlD torteV2 tortelliniV2
tortillaV2 tortilla_chipV2 tortoisesH tortoiseshellpG tortrixsH torturet6 torturerrs torustS tosst6 tostadaV2 totrQ
totalsp totalisatoref totaliseref totalitarianrs totalizatoref totalizeref totarahg toteb6 totemtS toterrs toucansH
toucht6 touchingt6 touchscreeneh touchwoodBY toughrs toupeRN toupeeRN tourt6 tourerZO touristrs tourist_courtkc
tourmalineGB tournamentt6 tournedosV2 tourniquetPb tourtiereV2 towboatZ8 towelPk towel_racktz towelingPk towellingPk
towerYl towheesH towlineEQ townqk town_hallkc town_housekc townsmanrs townspeoplers towpathi5 towropeEQ toxic_wastep4
toxic_waste_areatz toxicantWb toxicologistrs toxinWb toxoidWb toyXi toyonmp traceDd trace_elementp3 tracerBl tracerytg
tracheaoG trachodonsH tracingsr trackiR trackballeh tracked_vehicleZ8 tractJS tract_housingkc tractiont6 tractorZ8
tradeql trade_goodtU trade_routei4 trademarkt6 traderrs tradesmanrs tradingt6 trading_cardLV trading_postkc
traditiont6 traditionalistrs traffict6 traffic_courtrs traffic_jamrs tragedianrs tragedyt6 traili2 trailerZC
trailingt6 trainZ4 traineers trainerdv trainingt6 trainmanrs traitt6 traitorrs tramZ8 tramcarZ8 tramlinetY trammelDQ
tramontanelH trampYc trampolineXs tramwayZk trancet6 trandolaprilWc tranquilizerWc tranquilliserWc tranquillizerWc
transactiont6 transactionsLL transalpiners transcriptLQ transcriptasep3 transcriptionKw transducereh transferIk
transferasep3 transformationt6 transformereh transfusiont6 transientrk transistortc transitgV transitionIq
translationK5 translatorrq transliterationLL transmissioncu transmission_lineEP transmission_systemeg transmitterdY
transmittingt6 transomMa transparencyGw transplantn2 transplantationt6 transpondereh transportZl transportationtw
transportation_systemtz transporterZY transuranic_elementp3 tranylcypromineWc trapce trap_doorMf trapezeXp trapeziumYF
trapezoidYF trapperrs trappingtc trappingsRN trashpQ trash_dumptz traumat6 travelt6 travel_agentrs travelerrs
travelingt6 travellerrs travellingt6 traversety trawlD3 trawl_netgd trawlerZO trayNp trazodoneWc treacleVu treadsi
treadleMH treadmilldI treadwheelef treasont6 treasureGj treasurerrs treasuryaQ treatVu treatiseLS treatmentt6 treatyLU
trebuchetgd trebucketgd treehg tree_branchms tree_creepersH tree_houseXt tree_of_knowledgehg tree_shrewsH
tree_tomatomp tree_trunkms treelethg treenailgd trefoilmS trellistz trematodesH trematode_wormsH tremblingt6 tremort6
trenailgd trenchiu trendiv trepange trephinegd trestlekY trestleworktz trewsRN treyXc triadql trialt6 trial_balloonZU
trial_courtrs trial_impressionLS triamcinoloneoY triangleEa triazinep4 triazolamWb tribet6 tribunalrs tribunerX
tributaryku trichinasH trichloridep4 trickt6 trickeryt6 tricksterrl tricliniumNf tricolortg tricolourtg tricornRN
tricorneRN tricotPk tricycleZ8 tricyclicWc tricyclic_antidepressant_drugWc tridentCj tridymitep4 trifleVc triflingt6
trifoliatahg trifoliate_orangehg triggerL8 triglycerideBT trigonEn triiodomethaneWc trikeZ8 trilbyRN trilliummp trimtS
trimaranZ8 trimerp4 trimipramineWc trimmerdu trimmingtK trinitrotolueneBX trinityrQ trinkettg trioqS triodeeh
trioxidep4 tripsh tripeVu triphammerea triplet6 triple_secSR tripletrB tripletailsH triplicatetU tripodNs tripolip4
tripperrh triptychHd triquetralYS triremeZ8 trisaccharidep4 triskeletg triskeliontg tritiump0 triumpht6
triumphal_archkc triumviraters trocheV2 trogonsH troikaZ0 trojant6 trollsO trolleyZ8 trolleybusZ8 tromboneE5
trompe_l'oeilHd troopqS trooperrs troopst6 troopshipZ8 trophyIR trotJ0 trotlineEQ trotterZd troublet6 troublemakerrs
troublerrs troubleshooterrs troughaD trouserRN trouser_legPj trouseringPk trousersRN trousseauRN troutVZ troveIR
trowelDK troyt6 truantrs truckZ8 truck_bedtz trucking_rigZ8 truckleNM truet6 true_blackberrymp true_sandalwoodhg
truffleU6 trumpEY trumperytS trumpetE5 trumpet_vinelx trumpeterrd trumpetsmp trumpetwoodhg truncheongf trundleNG
trunka3 trunk_lineic trunkfishsH trunksRN trunnelgd trussPB trustt6 trusteers trutht6 tryt6 try_squaregf trypsinp3
trypsinogenp3 tryptophanp4 tsarrs tsatskeH2 tsetsesH tshatshkeH2 tubbs tubaE5 tubede tube_nosed_fruit_batsH tubelesstU
tuberms tuberclenv tubercularrs tuberculinoX tuberculosist6 tubingtL tubocurarineWc tuckBf tuckerOx tudungRN tuffetM6
tuftne tugZU tugboatZ8 tuilletU tuitiont6 tulipmp tulipwoodp7 tullePh tumblera5 tumbrelZ8 tumbrilZ8 tumort6
tumor_necrosis_factorp4 tunb6 tunaTl tuna_fishV2 tunaburgerV2 tundratz tunet6 tunerdx tunghg tungstatep4 tungstenp3
tungsten_steelp3 tunicQw tunicatesH tunneli5 tunnyVZ tupelogs tuppenceFh turbanRN turbinalYS turbinateYS turbineef
turbofanZZ turbogeneratoref turbojetZZ turbopropZ8 turbotVZ turbulencek4 tureenb6 turftz turkeyTJ turkey_cocksH
turmericUZ turnt6 turnbuckleeg turncockLw turnere6 turningsh turning_pointiU turnipUZ turnip_plantmp turnoffie
turnoutPw turnoverUO turnpikeMZ turnspitgd turnstileMf turnstonesH turntableNV turnuptU turpentineBC turpsBT
turquoiseF8 turreaehg turretkU turtleQ6 turtledovesH turtleneckRN tusheryLS tuskYB tutorrs tutuRN tuxRN tuxedoRN tveh
tv_seteh tweedPA tweetereh tweezergf twelftht6 twelvet6 twentyFR twenty_dollar_billFh twenty_twoB6 twice_pinnatems
twigms twilighttu twillOi twinrV twinberryhC twineEQ twinerrs twinflowermp twinjetZ8 twinsp9 twirlerrs twistt6
twisterUV twistingt6 twitchingt6 twoXF two_by_fourtz two_handed_sawDB two_pieceRN two_seaterZ8 two_toed_slothsH
two_winged_insectssH twoferKk twopenceFh twosomerQ tycoonrs tyingt6 tympanE5 tympaniE5 tympanumEm typerB typefacet6
typescriptLS typewriteref typewritingLL typingLL typistrs typographyKn tyraminep4 tyrannosaurussH tyrantrs tyretU
tyrocidinWc tyrocidineWc tyroleanRN tyrosinep4 tyrothricinWc

uakarisH udometergd ugliVx ukaseLU ukeE5 ukuleleE5 ulcert6 ulcerationt6 ulnaYS ulsterRN ultimatet6 ultracentrifugetc
ultraconservativers ultramarinepn ultramicroscopegd ultraviolett6 umbelms umberpn umbratz umbrellatZ umbrella_plantmp
umpirers unabridgedLS uncertaintyt6 uncialLL unclers unconfessedrs unconscioust6 unconsciousnesst6 unctionWF
underachieverrs underbodiceRN underbrushmx undercarriagetF underchargeBH underclassrs underclothesRN underclothingRN
undercoato2 undercover_agentrs undercutUK underdogrs underdrawersRN underfelttU undergarmentRN undergraduaters
undergroundt6 undergrowthmx underlaytU underlaymenttU underlingrs underpantsRN underpassi5 undersealtU
undersecretaryrs undershirtRN undersidet6 underskirtRN understandingt6 understudyrs undersurfacet6 undertakerrs
undertakingt6 underwearRN underwingsH underwoodmx underworldrq undesirablers undiesRN undoerrs uneasinesst6
unemployedrs unemploymentt6 unfortunaters unguentWc unguiculatesH ungulatesH unhappinesst6 unicornsR unicycleZ8
unificationt6 uniformRN uniformityt6 uninitiaters uniont5 unionistrs unisont6 unitt6 unitardRN unitingt6 unityt6
univalvesH universaldc universal_jointeg universes5 universitykM unknownqO unmentionableRN untouchablers
unwillingnesst6 upbringingt6 upcasti5 upgradett uphilltz upholderrs upholsterytZ uplandhh upliftQy upperNH
upper_classrs upper_decktz upper_surfacetz uprightEr uprisingt6 upsetfB upsidet6 upside_down_cakeV2 upstairsst
upstartrq uptowntz uracilp4 uraninitep4 uraniump3 urban_areatz urceoleb6 urchinrs ureap4 ureasep3 ureteroG urethanep4
urethraoG urget6 urgencyt6 urinalcY urinationt6 urinep4 urnbx urochordnV urolithtL ursiniamp usaget6 uset6 userrs
usherrs usingt6 usurerrs usurperrs utensilgf uterusoG utilitarianrs utilitytk utmostt6 utopiaKh utterancet6 uttererrU

vacant_lottz vacationt6 vacation_spottz vaccinep3 vacuumcC vacuum_cleanercV vacuum_tubeeh vagabondqv vaginaoG
vaginal_dischargep4 vagrantrs valdecoxibWc valei5 valencet6 valentiners valetrs valetudinarianrs validityt6 valiseb6
valleyi5 valuableIR valuet6 valuest6 valveLd vambracetU vampom vampiresR vanZi vanadatep4 vanadinitep4 vanadiump3
vancomycinWc vandamp vandalrs vaneeC vanillaUD vanilla_extractV2 vanilla_ice_creamV2 vanityNU vaporpk vaporisertc
vaporizertc vapourpk vaquerors variabletk variancet6 variantt6 variationss varietalSR varietyt6 variometergd
variorumLS varnishtU vasoG vascular_bundlems vascular_plantmp vascular_tissuems vaseb6 vasodilatorp3 vasopressinoW
vassalrs vatb6 vaudevillianrs vaultjh vaultingtx vaulting_horseXs vealV2 veauV2 vectort6 veerysH vegV2 vegetableVi
vegetable_ivorymu vegetable_matterp2 vegetable_oilp4 vegetable_patchjs vegetable_sheepmp vegetarianrs vegetarianismV2
vegetationmW veggieV2 vehicleZT veilRD veilingPh veinlI veldtz vellumLM velocipedeZ8 velocityt6 velourPk veloursPk
velouteV2 velummY velvetPk velveteenPk venaoG vendeers vendorrs veneertU veneeringtZ venerationt6 vengeancet6
venisonV2 venogramHf venomWW ventiq ventailRN ventholei5 ventilationt3 ventilation_shafti5 ventilatortc ventricleoG
ventriloquistrs ventriloquist's_dummyHe venturet6 venturitL verandajs verandahjs verapamilWc verbt6 verbenamp
verdictt6 verdigrispL verduremg verificationKK vermicelliV2 vermicideWc vermiculationG9 vermifugeWc verminrT
vermouthSR vernaculart6 verniertc vernier_scaletc vernoniamp veronalWc veronicamp versanttz verseLE verse_formLS
verse_lineLS versicleLS versificationKz versionJv versoLI vertebraYS vertebratesH verticaltv vertical_sectiontU
vertical_tailtc verticilliummn vesicatoryp3 vespidsH vesselZV vestRN vestalrs vestibulejo vestitureRN vestmentRN
vestryjb vestureQz vetrs vetchhf vetchlinghf veteranrs veterinarianrs veterinaryrs viaductiz vialb6 viandV2 viandsV2
vibesE5 vibraharpE5 vibraphoneE5 vibrating_reedeg vibrationt6 vibratoreg vicarrs vicet6 viceroyrT vichyssoiseV2
vicinitytz victimrs victimizerrs victorrs victoryt6 victualV2 victualsV2 vicunaOl videotR video_displayeh
video_equipmenteh video_recordingtc videocassetteb6 videodisctc videodisktc videotapetc viewGP viewerfO viewfindergd
viewgraphHd viewingt6 viewpointt6 vigilanters vignetteGz vigort6 villakc villagerX villagerrs villainrk villeinrs
vinaigretteV2 vinblastineWc vincristineWc vinehf vinegarVo viniferahf vinoSR vintageSK vintnerrs vinylpI violE5
violaEo violationt6 violencet6 violetme violinE5 violinistrs violistrs violoncelloE5 viomycinWc viosterolV2 vipersH
vireosH virginrs virgin_woolp4 virginalE5 virologistrs virtuGw virtual_memorytc virtuet6 virtuosors virust6
vis_a_visMr visceraoG viscometergd viscoseOt viscosimetergd viscosityt6 viscountrs viscountessrs visetc visibilityt6
visible_lighttz visible_radiationtz visiont6 visionaryrs visitrB visitingt6 visitorrs visortN vitalityt6 vitaminV2
vitellusV2 vitreous_humoroY vitrificationpy vitrineb6 vitriolpn vivariumjs viverrinesH vizierrs vizortN vocabularyKz
vocalt6 vocalistrs vocalizerrH vodkaSR voiceql voicemailtc voidt6 voiderP6 voilePk volailleV2 volatilep3
volcanic_glassp4 volcanic_rockp4 volcanogk volesH volitiont6 volleyballXW voltt6 voltaget6 voltage_dividereh
voltaic_celleh voltaic_pileBR voltmetergd volumeKh volumetergd voluntaryrk volunteerrs volutetW volvams volvelletc
vomerYS vomitWG vomitingt6 vomitiveWc vomitoryi5 vomitusp4 voodooII votaryrs votet6 voterrs votingt6 voucheers
voucherKe vougeCj voussoirtU vowelt6 voyaget6 voyagerrs voyeurrs vultureqE vulvaoG

wadpY wadersRN wadii5 wadingt6 wading_birdsH waferUL waffleV2 waffle_ironcV wafttg wagrq waget6 wagest6 waggonZ8
wagonZ8 wagon_wheelga wailingt6 wainZ8 wainscottU wainscotings1 waistoC waist_packb6 waistbandtU waistclothtU
waistcoatRN waitt6 waiterrs waitingt6 waitressrs waket6 wakeboardtU wakerrs waldmeisterUZ walkh9 walk_ini9
walk_throughiU walk_upkc walkerQO walkingt6 walkwayi5 wallsc wall_rocketmp wall_unitcX wallabysH wallahrs wallboardtU
walletb6 wallflowermj wallowkt wallpaperti wallyrs walnutU2 walrussH wampumFe wandgO wandererrq wanderingt6 wantt6
wantonrs wart6 warble_flysH warblerrT wardjy ward_heelerrs wardenrs warderrs wardressrs wardrobebe wardroomkc waretU
warehousetz warehousemanrs warfaret6 warfarinWc warheadBX warhorseHK warmereh warmingk7 warmtht6 warningt6 warpDm
warplaneZ8 warragalZq warrantLH warrenib warrigalZq warriorrs warshipZ8 wartimet6 wasabiUZ washo6 wash_and_wearPk
washablesRN washbasinaI washboardtc washbowlaI washclothPj washercB washingQQ washing_machinecV washoutq1 washragPj
washroomjs washstandcW washtubb6 waspsH wassailSR wastepH waste_materialp4 waste_matterp4 wastebasketb6 wastebinb6
wastelandtz wastewaterp4 wasteweiri5 wastingt6 watchd4 watch_chainEP watchbandtU watchdogrT watcherrs watchingt6
watchmakerrs watchmanrs watchstraptU watchtowerkc waterRs water_arummp water_chestnutmp water_gumhg water_heaterbw
water_hemlockmp water_holeku water_hyacinthmp water_jumpi0 water_lettucemp water_maintL water_millef water_mintmp
water_nymphmO water_oakhg water_of_crystallizationSO water_plantmp water_shrewsH water_spiritsR water_stridersH
water_supplytz water_tabletz water_tankb3 water_towerb3 water_trumpetmp water_wheelga waterbucksH watercannontL
watercolorHL watercoloristrs watercolourGe watercoursehs watercraftZi watercressUZ waterfallku waterfindergf
waterfowlsH waterfronttz watering_placetz waterleafmp watermelonTg waterproofO1 watersoY waterscapeHd watershedtp
waterskinb6 waterspouthz waterwayhs waterweedmp waterwheelga waterwheel_plantmp wattlegl wattmetergd wavenL
waveguidetc wavelengtht6 waverrZ waxBX waxwingsH waxworkGZ wayiT way_outi5 wayfaring_treemp waystz weakeningt6
weakfishVZ weaklingrs weaknesst6 wealthHy weaponCX weapon_systemCj weaponryCi weapons_platformtz weapons_systemCi
wearQq wearableRN wearerrs wearingt6 weaselrT weatherlH weather_conditionlH weather_decktz weather_strippingtU
weatherboardtZ weatherboardingtU weathercockeg weatherglassgd weatherstriptU weatherstrippingtU weathervaneeg weavetg
weaverrT weaverbirdsH weavingt6 webN3 web_siteef web_spinning_mitesH webbingOf webcameh websiteef webwormsH weddingqS
wedding_bandGA wedding_cakeV2 wedding_partyrs wedding_receptionrs wedding_ringGA wedgeTU wedge_boneV2 wedgieRN
wedlockt6 weedmJ weed_killerp4 weederft weedsRN weekt6 weekendt6 weekendera7 weeklyLS weenieV2 weeperrs weepingt6
weeping_tree_broommp weevilsH weftEQ weighbridgegd weighingt6 weightXG weightlifterrs weirtz welcomet6 weldmD welderrs
weldingt6 weldmentef welfaret6 welfare_casers wellIZ wellpointtL wellspringKk welttS welterweightrZ welwitschiamp
westt6 westerlylH westernV2 western_hemlockhg westernerrs westwardt6 wett6 wetnursers wetting_agentp3 whalerd
whaleboatZ8 whalebonep4 whalebone_whalesH whalerZO wharftz whatnotIP wheatTm wheat_berryTp wheatflakeV2 wheatgrassmp
wheelLp wheelbarrowZ8 wheelchairM6 wheeled_vehicleZ8 wheelerYr wheelworkeg wheelwrightrs whelkVZ wherryZ8 whetstonetU
wheyUe whifflA whiffletreegf whilet6 whinstonetL whipSY whipcordD2 whipped_creamtg whippingsr whipping_creamV2
whippletreegf whipsawDB whipsnakesH whipstitchtU whipstitchingtU whiptailsH whirlerdw whirligigXX whirlingt6
whirlwindlH whirlybirdZ8 whiskgf whiskeySR whiskySR whistleEx whistleblowerrs whistlingt6 whitePl white_alderhT
white_chocolateV2 white_goodscO white_headed_stiltsH white_hopers white_perchsH white_tailsH white_whalesH whitebaitVZ
whitefaceqZ whitefishVs whiteflysH whitethroatsH whitewasho9 whitewoodp7 whitingVY whizrq whizbangA1 whizzbangA1
whodunitLS wholet5 wholesalerrs whoopersH whorers whorlnZ whortleberryUb whyt6 wickEQ wickednesst6 wickerpq
wickerworktU wicketMK widgeonsH widgettU widowrs widowerrs widtht6 wienerV2 wienerwurstV2 wifers wigRH wigglerrG
wightrs wigmakerrs wildtv wild_applehg wild_assZ7 wild_basilmp wild_bergamotmp wild_cabbagemp wild_cardXc
wild_cherrygx wild_crabhg wild_gingermp wild_indigomp wild_peahf wild_ryemp wild_sarsaparillamp wild_strawberrymp
wildcatia wildcatterrs wildernesstr wildfireAr wildflowermp wildfowlV2 wildlifest willKM willetsH willingt6
willingnesst6 willowch willowwareb4 wimblegf wimpleRN wint6 winceyPk winceyettePk winchee windlC wind_instrumentE5
windbagrs windbreaktz windbreakerRN windcheaterRN winderLn windfallVj windingt6 winding_clothesPj windjammerZ8
windlassee windmillef windowMS window_blindPj window_frametz window_sashtz window_seatM6 window_shadePj windowpanerv
windowsilltz windscreentU windshieldtU windshield_wipereg windstormlH windwardt6 wineSK wine_tastingrs wineglassb6
winepressef wineskinb6 wingnA wing_tipQ0 wingbackrq wingmanrs winkerOw winkleVZ winnerrs winningt6 wintert6
winter's_barkhJ winter_melonTg winter_sweetmp winterberryhg wintergreenTq wintergreen_oilV2 wipet6 wiperc9 wireEE
wirelessdK wireworkPh wiringeW wisdomt6 wiset6 wisenheimerrs wisht6 wishboneYS wispqp wistariahf wisteriahf witqS
witchrb witch_hazelWJ witch_hazel_plantmp witchcraftt6 withdrawalt6 withelT withholderrs withholdingt6 witloofUZ
witnessrq wizardrs woadlt wobblertU wokgf woldtz wolfqu wolffishsH wolframitep4 womanrs womanhoodrB womanizerrs wont6
won_tonV2 wondert6 wontonV2 woodEV wood_mintmp wood_pulpp4 wood_shavingsp4 wood_spiritBU wood_thrushsH wood_warblersH
woodbinehS woodborersH woodcarverrs woodcarvingHc woodcocksH woodcutHE woodcutterrs wooden_legtc wooden_spoonIC
woodenwaretU woodlandmx woodpeckersH woodruffmp woodsmx woodscrewgd woodshedkc woodsiamp woodwindE5
woodwind_instrumentE5 woodworktU woodworkerrs woodworking_planeDB woody_plantmp wooerrs woofEQ woofereh woolPW
wool_fatBT woolenPk woollenPk wordt6 wordbookLS wordfinderLS wordsKh worktJ work_in_progresstU workbagb6 workbasketb6
workbenchNr workboardtU workbookLS workboxb6 workerrd workhorseYy workingi5 working_classrs workingseH workmanrs
workpiecetU workplacet6 workroomjs worksck worksheetLT workshopt6 workspacetz workstationef worktableNr workwearRN
worldrI wormen worm_fishsH worm_wheelga wormholei5 wormwoodmp worryt6 worset6 worshipt6 worshiperrs worshipperrs
worstt6 worstedDW wortUZ wortht6 worthyrs woundt6 woundedrs wrapNu wraparoundRN wrapperOE wrappingPa wrapping_paperti
wrassesH wreathmv wreckY8 wreckerY5 wreckfishsH wrensH wrenchfi wrestlerrs wrestlingt6 wrestling_ringtz wretchrs
wrightrs wringercV wristoG wristbandtU wristlettU wristwatchec writLU writ_of_executionLU writerrs writingLC
writing_deskNT writing_systemLL written_accountLL written_agreementLU written_communicationLL written_languageLL
written_materialLS written_matterLS written_recordLL written_textLL wrongt6 wrongdoerrs wrongdoingt6 wrought_ironp3
wurtzitep4

xanthatep4 xanthophyllp3 xenolithtL xenonp3 xenotimep4 xeranthemummp xerophytemp xeroxtU xylemms xylophoneE5

yaccahg yachtZ8 yagieh yakr9 yamTZ yardjW yard_goodstU yarderd9 yardiers yardstickfz yarmelkeRN yarmulkaRN yarmulkeRN
yarnD5 yarrowmp yashmacRN yashmakRN yataghanCa yawlZ8 yearqS yearbookLS yearlingZB yearlyLS yearnerrs yearst6 yeastls
yellowt6 yellow_bellsmp yellow_berrymu yellow_flagmp yellow_ochrep4 yellow_rootmp yellow_shafted_flickersH
yellowlegssH yellowwoodgs yeomanrs yerba_mansamp yest6 yesterdayt6 yewgs yields7 yieldingt6 yoghourtV2 yoghurtV2
yogurtV2 yokeO7 yokelrs yolkV2 youngqE young_birdsH young_fishsH youngsterrs youthrk youth_culturers
youth_subculturers ytterbitep4 yttriump3 yuccamp

zabaglioneV2 zairet6 zalcitabineWc zamanhg zamanghg zamiamp zanyrs zappereh zarftc zealt6 zealotrs zebraZ7 zebrawoodgs
zeolitep4 zepV2 zeroeq zero_coupon_securityLU zidovudineWc zigzagt6 zillE5 zincp3 zinfandelSR zinniamp zipfh zippergd
zirconp4 zirconiump3 zitherE5 zithernE5 zitiV2 zodiactI zombiRO zombieRP zonety zootz zoological_gardentz zoologistrs
zoologyt6 zoosporems zootoxinWb zoriRN zoysiamp zucchiniTe zwiebackV2 zygomaYS zygomaticYS zygomatic_archYS zymasep3`
